import { appError, type AppError } from '../errors/app-error.ts';
import { nameFault } from '../text/plain-name.ts';
import type { EpochMs } from '../time/epoch.ts';
import { ANNOUNCEMENT_MESSAGE_LENGTH, ANNOUNCEMENT_TITLE_LENGTH, type Announcement } from './announcement.ts';

/** The fields of an announcement that an admin types. */
export type TypedAnnouncement = Pick<
  Announcement,
  'title' | 'message' | 'broadcastTeams' | 'expiresAtUnix' | 'sendNotification'
>;

/** The faults of an announcement by field; a valid field is absent. */
export type AnnouncementErrors = Partial<Record<keyof TypedAnnouncement, AppError>>;

/** Returns the announcement as it is stored: no blanks around its texts, each team once. */
export function tidyAnnouncement(typed: TypedAnnouncement): TypedAnnouncement {
  return {
    ...typed,
    title: typed.title.trim(),
    message: typed.message.trim(),
    broadcastTeams: [...new Set(typed.broadcastTeams)],
  };
}

/**
 * Returns the faults of a tidy announcement; empty when it may be published at `now`. Codes:
 * 'announcement/title-required', '…/message-required', '…/teams-required', '…/end-past', and 'generic/invalid-input'
 * for a text that is too long, or a title with control characters.
 */
export function checkAnnouncement(typed: TypedAnnouncement, now: EpochMs): AnnouncementErrors {
  const errors: AnnouncementErrors = {};
  const fault = nameFault(typed.title, ANNOUNCEMENT_TITLE_LENGTH);
  if (fault !== null)
    errors.title = appError(fault === 'missing' ? 'announcement/title-required' : 'generic/invalid-input');
  if (typed.message === '') errors.message = appError('announcement/message-required');
  if (typed.message.length > ANNOUNCEMENT_MESSAGE_LENGTH) errors.message = appError('generic/invalid-input');
  if (typed.broadcastTeams.length === 0) errors.broadcastTeams = appError('announcement/teams-required');
  if (typed.expiresAtUnix !== null && typed.expiresAtUnix <= now)
    errors.expiresAtUnix = appError('announcement/end-past');
  return errors;
}
