import * as z from 'zod/mini';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { isErrorCode } from '#domain/errors/is-error-code.ts';
import { emptyDraft, isBlank, MAX_PEOPLE, type PersonDraft, personDraftSchema } from '#domain/people/person-draft.ts';
import { defaultLanguage, type Language } from '#domain/users/language.ts';
import { newId } from '#lib/new-id.ts';

/** The ways in which people sign in first: by a link they receive, or with a password that is handed to them. */
export const WAYS_IN = ['invite', 'password'] as const;
export type WayIn = (typeof WAYS_IN)[number];

const outcomeSchema = z.union([
  z.object({ kind: z.literal('invited') }),
  z.object({ kind: z.literal('created') }),
  z.object({
    kind: z.literal('refused'),
    error: z.object({
      code: z.custom<ErrorCode>(isErrorCode),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  }),
]);
/** The outcome of a person who was sent to the server. */
export type Outcome = z.infer<typeof outcomeSchema>;

const creationDraftSchema = z.object({
  singleStep: z.int().check(z.minimum(0), z.maximum(3)),
  severalStep: z.int().check(z.minimum(0), z.maximum(2)),
  wayIn: z.enum(WAYS_IN),
  person: personDraftSchema,
  rows: z.array(personDraftSchema).check(z.maxLength(MAX_PEOPLE)),
  /** by the key of the row */
  outcomes: z.record(z.string(), outcomeSchema),
});
/** The typed values of the wizard and the outcomes so far; they survive a reload, and hold no password. */
export type CreationDraft = z.infer<typeof creationDraftSchema>;

/** Returns an empty wizard. */
export function emptyCreation(language: Language): CreationDraft {
  return {
    singleStep: 0,
    severalStep: 0,
    wayIn: 'invite',
    person: emptyDraft(newKey(), language),
    rows: [emptyDraft(newKey(), language)],
    outcomes: {},
  };
}

/** Returns the kept draft, or an empty one when there is none, or one of an older form. */
export function creationFrom(kept: unknown, language: Language): CreationDraft {
  const read = creationDraftSchema.safeParse(kept);
  return read.success ? read.data : emptyCreation(language);
}

/**
 * Returns the draft with an authorised language in each blank row: the language was a default there, and nobody chose
 * it. An empty list authorises all languages.
 */
export function withOfferedLanguages(draft: CreationDraft, authorised: readonly Language[]): CreationDraft {
  const offered = (row: PersonDraft): PersonDraft => {
    const language = row.language === null ? null : defaultLanguage(authorised, row.language);
    return isBlank(row) && language !== row.language ? { ...row, language } : row;
  };
  return { ...draft, person: offered(draft.person), rows: draft.rows.map(offered) };
}

/** Returns a key for a row: it distinguishes rows in this tab, and is not an id of anything stored. */
export function newKey(): string {
  return newId();
}
