import type * as z from 'zod/mini';
import { mayGrantRole, type Role } from '../access/roles.ts';
import { mailAddress, personName } from '../shared/field-shapes.ts';
import { appError, type AppError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { folded } from '../text/folded.ts';
import { isOfferedLanguage, type Language } from '../users/language.ts';
import type { newPerson } from './new-person.ts';
import { isBlank, type PersonDraft, type PersonField } from './person-draft.ts';

/** The data that new people are checked against. */
export type PeopleContext = {
  /** role of the person who creates or invites them */
  readonly granter: Role;
  /** the authorised languages of the establishment; empty when it authorises all */
  readonly languages: readonly Language[];
  /** the sectors of the establishment */
  readonly sectorIds: readonly string[];
  /** addresses that have an account there, folded */
  readonly takenMails: ReadonlySet<string>;
};

export type PersonErrors = Partial<Record<PersonField, AppError>>;
export type NewPerson = { readonly [Field in keyof typeof newPerson]: z.infer<(typeof newPerson)[Field]> };

/** Returns an address as it is compared: sign-in does not tell capitals apart. */
export function comparedMail(mail: string): string {
  return folded(mail);
}

/**
 * Returns the faults of each row, by its key; rows without a fault are absent, and so are blank ones. The first of
 * several rows with one address is right, the later ones are doubles ('user/csv-duplicate').
 */
export function checkPeople(drafts: readonly PersonDraft[], context: PeopleContext): ReadonlyMap<string, PersonErrors> {
  const seen = new Set<string>();
  const found = new Map<string, PersonErrors>();
  for (const draft of drafts) {
    if (isBlank(draft)) continue;
    const errors = checkPerson(draft, context);
    const mail = comparedMail(draft.userMail);
    if (errors.userMail === undefined && seen.has(mail)) errors.userMail = appError('user/csv-duplicate');
    seen.add(mail);
    if (Object.keys(errors).length > 0) found.set(draft.key, errors);
  }
  return found;
}

/** Returns the faults of one person, by field; empty when all is right. */
export function checkPerson(draft: PersonDraft, context: PeopleContext): PersonErrors {
  const { notUnderstood } = draft;
  const found: readonly (readonly [PersonField, AppError | null])[] = [
    ['userFirstname', nameError(draft.userFirstname)],
    ['userLastname', nameError(draft.userLastname)],
    ['userMail', mailError(draft.userMail, context.takenMails)],
    ['userRight', roleError(draft, context.granter)],
    ['language', languageError(draft.language, context.languages)],
    ['sectors', sectorsError(draft, context.sectorIds)],
    ['betaTester', notUnderstood.betaTester === undefined ? null : appError('user/answer-unknown')],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

/** Returns the person as the request to the server holds them, or the faults. */
export function newPersonOf(draft: PersonDraft, context: PeopleContext): Result<NewPerson, PersonErrors> {
  const errors = checkPerson(draft, context);
  const { userRight, language } = draft;
  if (Object.keys(errors).length > 0 || userRight === null || language === null) return fail(errors);
  return ok({
    userFirstname: tidied(draft.userFirstname),
    userLastname: tidied(draft.userLastname),
    userMail: draft.userMail.trim(),
    userRight,
    language,
    betaTester: draft.betaTester,
    sectors: [...new Set(draft.sectors)],
  });
}

/** Leaves one blank between the parts of a name and no line ends: the name stands in subjects of messages. */
function tidied(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function nameError(name: string): AppError | null {
  // A name of invisible signs alone would be an empty line in every list.
  if (!/[^\s\p{Cc}\p{Cf}]/u.test(name)) return appError('user/name-required');
  return personName.safeParse(tidied(name)).success ? null : appError('user/name-too-long', { count: MAX_NAME_LENGTH });
}

/** The limit of `personName`. */
export const MAX_NAME_LENGTH = 100;

function mailError(typed: string, taken: ReadonlySet<string>): AppError | null {
  const mail = typed.trim();
  if (mail === '') return appError('user/mail-required');
  if (!mailAddress.safeParse(mail).success) return appError('auth/email-invalid');
  return taken.has(comparedMail(mail)) ? appError('user/email-in-use') : null;
}

function roleError({ userRight, notUnderstood }: PersonDraft, granter: Role): AppError | null {
  if (userRight === null) return appError(notUnderstood.userRight ? 'user/role-unknown' : 'user/role-required');
  return mayGrantRole(granter, userRight) ? null : appError('user/role-above-own');
}

function languageError(language: Language | null, authorised: readonly Language[]): AppError | null {
  const isOffered = language !== null && isOfferedLanguage(authorised, language);
  return isOffered ? null : appError('user/language-unknown');
}

function sectorsError({ sectors, notUnderstood }: PersonDraft, known: readonly string[]): AppError | null {
  const isKnown = notUnderstood.sectors === undefined && sectors.every((id) => known.includes(id));
  return isKnown ? null : appError('user/sector-unknown');
}
