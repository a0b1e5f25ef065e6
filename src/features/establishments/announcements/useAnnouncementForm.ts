import { useTranslation } from 'react-i18next';
import {
  useAnnouncementsQuery,
  useChangeAnnouncementMutation,
  usePublishAnnouncementMutation,
} from '#data/announcements/announcements.endpoints.ts';
import {
  type Announcement,
  ANNOUNCEMENT_MESSAGE_LENGTH,
  ANNOUNCEMENT_TITLE_LENGTH,
} from '#domain/announcements/announcement.ts';
import {
  checkAnnouncement,
  tidyAnnouncement,
  type TypedAnnouncement,
} from '#domain/announcements/check-announcement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { announcementFormSchema } from './announcement-form-schema.ts';
import { useTeamName } from './useTeamName.ts';

const EMPTY: TypedAnnouncement = {
  title: '',
  message: '',
  broadcastTeams: ['everyone'],
  expiresAtUnix: null,
  sendNotification: false,
};

/** The form of an announcement, new (`opened` is null) or stored. `onDone` leaves the form. */
export function useAnnouncementForm(zooId: string, opened: Announcement | null, onDone: () => void) {
  const { t } = useTranslation(['establishment', 'words']);
  const { list, dateTime } = useFormat();
  const { userId } = useActor();
  const teamName = useTeamName();
  const { data } = useAnnouncementsQuery(zooId);
  const [publish] = usePublishAnnouncementMutation();
  const [change] = useChangeAnnouncementMutation();
  const announcementId = opened?.announcementId ?? null;
  const latest = data?.announcements.find((one) => one.announcementId === announcementId);
  return useRecordForm({
    name: `announcements.${zooId}`,
    recordId: announcementId,
    schema: announcementFormSchema,
    stored: latest ?? opened ?? EMPTY,
    operation: 'zoo.announce',
    tidy: tidyAnnouncement,
    check: (tidy) => checkAnnouncement(tidy, nowMs()),
    fields: {
      title: { label: t('words:title'), maxLength: ANNOUNCEMENT_TITLE_LENGTH },
      message: { label: t('fields.message'), maxLength: ANNOUNCEMENT_MESSAGE_LENGTH },
      broadcastTeams: { label: t('fields.teams'), say: (teams) => list(teams.map(teamName)) },
      expiresAtUnix: {
        label: t('fields.expiresAt'),
        say: (end) => (end === null ? t('announcements.noEnd') : dateTime(end)),
      },
      sendNotification: { label: t('fields.push') },
    },
    save: (typed) =>
      announcementId === null ? publish({ zooId, createdBy: userId, typed }) : change({ zooId, announcementId, typed }),
    notice: ({ title }) => ({
      kind: 'success',
      messageKey:
        announcementId === null
          ? 'establishment:values.done.announcementPublished'
          : 'establishment:values.done.announcementSaved',
      params: { title },
    }),
    onSaved: onDone,
  });
}
