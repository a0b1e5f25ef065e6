import * as z from 'zod/mini';
import { ROLES } from '../access/roles.ts';
import { type Language, LANGUAGES } from '../users/language.ts';

/** The fields of a new person: the columns of the table and of the file. */
export const PERSON_FIELDS = [
  'userFirstname',
  'userLastname',
  'userMail',
  'userRight',
  'language',
  'sectors',
  'betaTester',
] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** The most people that one file, or one table, may hold. */
export const MAX_PEOPLE = 500;

/** A person as typed or read from a file, valid or not; kept as a draft, so never with a password. */
export const personDraftSchema = z.object({
  /** distinguishes rows; not the id of anything stored */
  key: z.string(),
  /** line of the file it came from, as a spreadsheet counts; null when typed */
  line: z.nullable(z.int()),
  userFirstname: z.string(),
  userLastname: z.string(),
  userMail: z.string(),
  userRight: z.nullable(z.enum(ROLES)),
  language: z.nullable(z.enum(LANGUAGES)),
  sectors: z.array(z.string()),
  betaTester: z.boolean(),
  /** the text of the file where it has none of the known meanings: shown until it is replaced */
  notUnderstood: z.object({
    userRight: z.optional(z.string()),
    language: z.optional(z.string()),
    sectors: z.optional(z.string()),
    betaTester: z.optional(z.string()),
  }),
});
export type PersonDraft = z.infer<typeof personDraftSchema>;

/** Returns a new person with only a language; a keeper, the lowest role that works with animals. */
export function emptyDraft(key: string, language: Language): PersonDraft {
  return {
    key,
    line: null,
    userFirstname: '',
    userLastname: '',
    userMail: '',
    userRight: 'user',
    language,
    sectors: [],
    betaTester: false,
    notUnderstood: {},
  };
}

/** Returns whether the row is empty: such a row is left out without a message. */
export function isBlank(draft: PersonDraft): boolean {
  return `${draft.userFirstname}${draft.userLastname}${draft.userMail}`.trim() === '';
}

/** Returns the draft after a change, without the file's texts for the changed fields. */
export function changedDraft(
  draft: PersonDraft,
  change: Partial<Omit<PersonDraft, 'key' | 'line' | 'notUnderstood'>>,
): PersonDraft {
  const kept = Object.entries(draft.notUnderstood).filter(([field]) => !(field in change));
  return { ...draft, ...change, notUnderstood: Object.fromEntries(kept) };
}
