import { useTranslation } from 'react-i18next';
import { useDeleteAnnouncementMutation } from '#data/announcements/announcements.endpoints.ts';
import { isRefusedInDemo } from '#domain/access/operations.ts';
import type { Announcement } from '#domain/announcements/announcement.ts';
import { appError } from '#domain/errors/app-error.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';

/** Returns a function that deletes an announcement after a question; a failure becomes a notice. */
export function useDeleteAnnouncement(zooId: string): (announcement: Announcement) => Promise<void> {
  const { t } = useTranslation('establishment');
  const dispatch = useAppDispatch();
  const actor = useActor();
  const [remove] = useDeleteAnnouncementMutation();
  return async ({ announcementId, title }) => {
    if (isRefusedInDemo(actor, 'zoo.announce')) {
      dispatch(noticeRaised({ kind: 'error', ...appError('demo/unauthorized-action') }));
      return;
    }
    const agreed = await confirm({
      title: t('announcements.deleteQuestion', { title }),
      text: t('announcements.deleteText'),
      confirmLabel: t('announcements.delete'),
      cancelLabel: t('announcements.keep'),
      tone: 'danger',
    });
    if (!agreed) return;
    const answer = await remove({ zooId, announcementId });
    if (answer.error === undefined)
      dispatch(
        noticeRaised({
          kind: 'success',
          messageKey: 'establishment:values.done.announcementDeleted',
          params: { title },
        }),
      );
  };
}
