import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useChangeAnnouncementMutation,
  usePublishAnnouncementMutation,
} from '#data/announcements/announcements.endpoints.ts';
import { isRefusedInDemo } from '#domain/access/operations.ts';
import type { Announcement } from '#domain/announcements/announcement.ts';
import {
  checkAnnouncement,
  tidyAnnouncement,
  type TypedAnnouncement,
} from '#domain/announcements/check-announcement.ts';
import { instantOfTyped, typedTime } from '#domain/time/typed-minute.ts';
import { appError } from '#domain/errors/app-error.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { useFormErrors } from '../useFormErrors.ts';

const EMPTY: TypedAnnouncement = {
  title: '',
  message: '',
  broadcastTeams: ['everyone'],
  expiresAtUnix: null,
  sendNotification: false,
};
const ORDER = ['title', 'message', 'broadcastTeams', 'expiresAtUnix'] as const;

/** Returns the form of an announcement; its end is typed by the clock of Paris. */
export function useAnnouncementForm(zooId: string, announcement: Announcement | null, onClose: () => void) {
  const { t } = useTranslation(['establishment', 'words']);
  const dispatch = useAppDispatch();
  const actor = useActor();
  const [publish, publishing] = usePublishAnnouncementMutation();
  const [changeIt, changing] = useChangeAnnouncementMutation();
  const [typed, setTyped] = useState<TypedAnnouncement>(announcement ?? EMPTY);
  const [typedEnd, setTypedEnd] = useState(typedTime(typed.expiresAtUnix, ZONE));
  const [isChanged, setIsChanged] = useState(false);
  const errors = useFormErrors<keyof TypedAnnouncement>(ORDER);
  const isSaving = publishing.isLoading || changing.isLoading;
  const question = {
    title: t('words:leaveQuestion'),
    text: t('leave.text'),
    confirmLabel: t('leave.go'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  } as const;
  useLeaveGuard(isChanged, question);

  const change = (difference: Partial<TypedAnnouncement>) => {
    setIsChanged(true);
    setTyped((now) => ({ ...now, ...difference }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const { title, message, broadcastTeams, expiresAtUnix, sendNotification } = typed;
    const tidy = tidyAnnouncement({ title, message, broadcastTeams, expiresAtUnix, sendNotification });
    if (errors.show(checkAnnouncement(tidy, nowMs()), event.currentTarget)) return;
    if (isRefusedInDemo(actor, 'zoo.announce')) {
      errors.fail(appError('demo/unauthorized-action'));
      return;
    }
    const answer =
      announcement === null
        ? await publish({ zooId, createdBy: actor.userId, typed: tidy })
        : await changeIt({ zooId, announcementId: announcement.announcementId, typed: tidy });
    if (answer.error !== undefined) {
      errors.fail(answer.error);
      return;
    }
    const messageKey =
      announcement === null
        ? 'establishment:values.done.announcementPublished'
        : 'establishment:values.done.announcementSaved';
    dispatch(noticeRaised({ kind: 'success', messageKey, params: { title: tidy.title } }));
    onClose();
  };
  return {
    typed,
    typedEnd,
    isSaving,
    errors,
    change,
    changeEnd: (text: string) => {
      setTypedEnd(text);
      change({ expiresAtUnix: instantOfTyped(text, ZONE) });
    },
    submit,
    leave: async () => {
      if (!isChanged || (await confirm(question))) onClose();
    },
  };
}
