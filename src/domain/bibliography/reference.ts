import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';

export const REFERENCE_TYPES = ['article', 'book', 'chapter', 'report', 'web'] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

export const REFERENCE_TEXT_LENGTH = 500;
export const MAX_AUTHORS = 50;
export const EARLIEST_REFERENCE_YEAR = 1_500;
export const LATEST_REFERENCE_YEAR = 2_100;

const CONTENT = {
  type: field.choice(REFERENCE_TYPES),
  title: field.text(REFERENCE_TEXT_LENGTH),
  /** each 'Family, Given', or the name of an organisation */
  authors: z.array(z.string()),
  year: z.nullable(z.int()),
  /** journal, book or publisher */
  container: field.text(REFERENCE_TEXT_LENGTH),
  volume: field.text(REFERENCE_TEXT_LENGTH),
  pages: field.text(REFERENCE_TEXT_LENGTH),
  /** without https://doi.org/; '' without one */
  doi: field.text(REFERENCE_TEXT_LENGTH),
  url: field.text(REFERENCE_TEXT_LENGTH),
} as const;

/** The part of a source that an editor writes. */
export const referenceContentSchema = z.object(CONTENT);
export type ReferenceContent = z.infer<typeof referenceContentSchema>;

/** A source of the literature, as stored in `bibliography/{referenceId}`. */
export const referenceSchema = z.object({
  referenceId: field.ownId(),
  ...CONTENT,
  authorId: field.author(),
  editorId: field.editor(),
  createdAtUnix: field.instant(),
  updatedAtUnix: field.instant(),
});
export type Reference = z.infer<typeof referenceSchema>;

/** A source as the register holds it. */
const registeredReferenceSchema = z.object({ ...CONTENT, updatedAtUnix: z.int() });
export type RegisteredReference = z.infer<typeof registeredReferenceSchema>;

/** The whole bibliography by id, as stored in `bibliographyRegister/all`: one document for every list and editor. */
export const bibliographyRegisterSchema = z.object({
  part: field.ownId(),
  version: field.count(),
  updatedAtUnix: field.instant(),
  references: z.record(z.string(), registeredReferenceSchema),
});
export type BibliographyRegister = z.infer<typeof bibliographyRegisterSchema>;

/** Bytes of the register: a document holds 1 MiB. */
export const BIBLIOGRAPHY_BYTES = 900_000;
export const BIBLIOGRAPHY_PART = 'all';
/** Sources that one call writes. */
export const MAX_REFERENCES_A_CALL = 100;
