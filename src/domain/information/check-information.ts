import { appError, type AppError } from '../errors/app-error.ts';
import {
  INFORMATION_CONTENT_LENGTH,
  INFORMATION_TITLE_LENGTH,
  type Information,
  NO_RECIPIENTS,
  type Recipients,
} from './information.ts';
import { nameFault } from '../text/plain-name.ts';
import { isForNobody } from './recipients.ts';

/** The fields that the author of an information types. */
export type TypedInformation = Pick<
  Information,
  | 'title'
  | 'type'
  | 'content'
  | 'priority'
  | 'displayFromUnix'
  | 'displayUntilUnix'
  | 'needsConfirmation'
  | 'recipients'
>;

/** The fields that can be wrong, in the order of the form. */
export const INFORMATION_FIELDS = ['title', 'content', 'displayFromUnix', 'displayUntilUnix', 'recipients'] as const;
export type InformationField = (typeof INFORMATION_FIELDS)[number];

/** The faults of an information by field; a valid field is absent. */
export type InformationErrors = Partial<Record<InformationField, AppError>>;

const TITLE_FAULTS = {
  missing: 'information/title-required',
  'too-long': 'information/title-too-long',
  'control-character': 'generic/invalid-input',
} as const;

/** The years 1990 to 2199: outside, a date is a slip of the keyboard. */
const EARLIEST = Date.UTC(1990, 0);
const LATEST = Date.UTC(2200, 0);

/**
 * Returns the information as it is stored: no blanks around its texts, each recipient once. An information for
 * everybody names nobody else.
 */
export function tidyInformation(typed: TypedInformation): TypedInformation {
  const { everyone, sectorIds, roles, userIds } = typed.recipients;
  const named = { sectorIds: [...new Set(sectorIds)], roles: [...new Set(roles)], userIds: [...new Set(userIds)] };
  return {
    ...typed,
    title: typed.title.trim(),
    content: typed.content.trim(),
    recipients: everyone ? { ...NO_RECIPIENTS, everyone } : { everyone, ...named },
  };
}

/**
 * Returns the faults of a tidy information, apart from its recipients (`checkRecipients`); empty for none. Codes:
 * 'information/title-required', '…/title-too-long', '…/content-required', '…/content-too-long', '…/end-before-start',
 * and 'generic/invalid-input' for a title with control characters and an instant outside of 1990 to 2199.
 * @source specification, point 5 "Information"
 */
export function checkInformation(typed: TypedInformation): InformationErrors {
  const errors: InformationErrors = {};
  const fault = nameFault(typed.title, INFORMATION_TITLE_LENGTH);
  if (fault !== null) errors.title = appError(TITLE_FAULTS[fault]);
  if (typed.content === '') errors.content = appError('information/content-required');
  if (typed.content.length > INFORMATION_CONTENT_LENGTH) errors.content = appError('information/content-too-long');
  if (typed.displayUntilUnix <= typed.displayFromUnix)
    errors.displayUntilUnix = appError('information/end-before-start');
  for (const field of ['displayFromUnix', 'displayUntilUnix'] as const)
    if (!(typed[field] >= EARLIEST && typed[field] < LATEST)) errors[field] = appError('generic/invalid-input');
  return errors;
}

/**
 * Returns the reason why an information may not go to these recipients, or null. `userIds` are the people whom they
 * mean, null while these are unknown; `former` are the stored recipients, null for a new information. Unchanged
 * recipients pass: an information whose people have left since can still be corrected and ended. Codes:
 * 'information/recipients-required' when nobody is named, 'information/nobody-reached' when none of the named has an
 * account in use.
 */
export function checkRecipients(
  recipients: Recipients,
  userIds: readonly string[] | null,
  former: Recipients | null,
): AppError | null {
  if (recipients.everyone || (former !== null && isSame(recipients, former))) return null;
  if (isForNobody(recipients)) return appError('information/recipients-required');
  return userIds?.length === 0 ? appError('information/nobody-reached') : null;
}

function isSame(one: Recipients, other: Recipients): boolean {
  const lists = ['sectorIds', 'roles', 'userIds'] as const;
  return one.everyone === other.everyone && lists.every((list) => one[list].join('/') === other[list].join('/'));
}
