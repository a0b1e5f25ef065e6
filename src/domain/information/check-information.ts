import { appError, type AppError } from '../errors/app-error.ts';
import { INFORMATION_CONTENT_LENGTH, INFORMATION_TITLE_LENGTH, type Information } from './information.ts';
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

/** The years 1990 to 2199: outside, a date is a slip of the keyboard. */
const EARLIEST = Date.UTC(1990, 0);
const LATEST = Date.UTC(2200, 0);

/**
 * Returns the information as it is stored: no blanks around its texts, each recipient once. An information without
 * recipients is for everybody, unless it is to be confirmed; an information for everybody names nobody else.
 */
export function tidyInformation(typed: TypedInformation): TypedInformation {
  const { everyone, sectorIds, roles, userIds } = typed.recipients;
  const isForAll = everyone || (isForNobody(typed.recipients) && !typed.needsConfirmation);
  const named = { sectorIds: [...new Set(sectorIds)], roles: [...new Set(roles)], userIds: [...new Set(userIds)] };
  return {
    ...typed,
    title: typed.title.trim(),
    content: typed.content.trim(),
    recipients: isForAll ? { everyone: true, sectorIds: [], roles: [], userIds: [] } : { everyone: false, ...named },
  };
}

/**
 * Returns the faults of a tidy information; empty when it may be saved. Codes: 'information/title-required',
 * '…/title-too-long', '…/content-required', '…/content-too-long', '…/recipients-required', '…/end-before-start', and
 * 'generic/invalid-input' for an instant outside of 1990 to 2199.
 * @source specification, point 5 "Information"
 */
export function checkInformation(typed: TypedInformation): InformationErrors {
  const errors: InformationErrors = {};
  if (typed.title === '') errors.title = appError('information/title-required');
  if (typed.title.length > INFORMATION_TITLE_LENGTH) errors.title = appError('information/title-too-long');
  if (typed.content === '') errors.content = appError('information/content-required');
  if (typed.content.length > INFORMATION_CONTENT_LENGTH) errors.content = appError('information/content-too-long');
  if (typed.displayUntilUnix <= typed.displayFromUnix)
    errors.displayUntilUnix = appError('information/end-before-start');
  for (const field of ['displayFromUnix', 'displayUntilUnix'] as const)
    if (!(typed[field] >= EARLIEST && typed[field] < LATEST)) errors[field] = appError('generic/invalid-input');
  if (typed.needsConfirmation && isForNobody(typed.recipients))
    errors.recipients = appError('information/recipients-required');
  return errors;
}
