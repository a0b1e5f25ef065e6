import * as z from 'zod/mini';
import type { ContentKind } from '../content/content-kind.ts';
import { entryFields, lineOf, publishedLineOf } from '../content/content-table.ts';
import { translatedSchema } from '../content/translated.ts';
import * as field from '../fields/fields.ts';
import {
  type Context,
  type ContextContent,
  contextContentSchema,
  contextSchema,
  type ContextVersion,
  contextVersionSchema,
} from './context.ts';

/** The document of `various` that lists the official contexts, the models. */
export const CONTEXT_TABLE = 'shortContextTable';

/** `questions` is their number. */
const shown = { name: translatedSchema, questions: z.int() };

/** A context as lists show it: the editors' present state, and the published one that everybody else uses. */
export const contextEntrySchema = z.object({ contextRef: z.string(), ...entryFields(shown) });
export type ContextEntry = z.infer<typeof contextEntrySchema>;

/** The contexts of one owner, by their ids: in `various/shortContextTable`, or in an establishment's register. */
export const contextTableSchema = z.object({
  contexts: z.record(z.string(), contextEntrySchema),
  updatedAtUnix: field.instant(),
});
export type ContextTable = z.infer<typeof contextTableSchema>;

/** The types of contexts, for what all content does alike. */
export type ContextTypes = {
  area: 'context';
  content: ContextContent;
  draft: Context;
  version: ContextVersion;
  entry: ContextEntry;
  table: ContextTable;
};

export const CONTEXT_KIND: ContentKind<ContextTypes> = {
  area: 'context',
  contentSchema: contextContentSchema,
  schema: contextSchema,
  versionSchema: contextVersionSchema,
  tableSchema: contextTableSchema,
  refOf: ({ contextRef }) => contextRef,
  entryOf: (draft, published) => ({
    contextRef: draft.contextRef,
    ...lineOf(draft, shownOf(draft), published),
  }),
  publishedEntryOf: (version) => publishedLineOf(version, shownOf(version)),
};

function shownOf(content: ContextContent) {
  return { name: content.name, questions: content.questions.length };
}
