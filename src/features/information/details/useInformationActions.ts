import { useTranslation } from 'react-i18next';
import {
  useRemindInformationMutation,
  useRemoveInformationMutation,
  useSaveInformationMutation,
} from '#data/information/information.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { Information } from '#domain/information/information.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';

/**
 * Returns the actions on an existing information: reminding, ending, deleting, each reported by a notice, and so is a
 * failure.
 */
export function useInformationActions(information: Information, onRemoved: () => void) {
  const { t } = useTranslation(['information', 'words']);
  const dispatch = useAppDispatch();
  const demoError = useDemoError('information.publishToSector');
  const [save, saving] = useSaveInformationMutation();
  const [remove, removing] = useRemoveInformationMutation();
  const [remind, reminding] = useRemindInformationMutation();
  const { zooId, informationId, title } = information;
  const done = (what: 'expired' | 'deleted') =>
    void dispatch(noticeRaised({ kind: 'success', messageKey: `information:values.done.${what}`, params: { title } }));

  const sendReminder = async () => {
    const answer = await remind({ zooId, informationId });
    if (answer.error !== undefined) return;
    const params = { people: answer.data.reminded };
    dispatch(noticeRaised({ kind: 'success', messageKey: 'information:values.done.reminded', params }));
  };
  const expire = async () => {
    const agreed = await confirm({
      title: t('actions.expireQuestion', { title }),
      text: t('actions.expireText'),
      confirmLabel: t('actions.expire'),
      cancelLabel: t('actions.keep'),
    });
    if (!agreed) return;
    const { type, content, priority, displayFromUnix, needsConfirmation, recipients } = information;
    const answer = await save({
      ...{ zooId, informationId, title, type, content, priority, displayFromUnix, needsConfirmation, recipients },
      displayUntilUnix: nowMs(),
      expectedUpdatedAtUnix: information.updatedAtUnix,
    });
    if (answer.error === undefined) done('expired');
    // This is the call of the form too, which reports its failures itself.
    else dispatch(noticeRaised({ kind: 'error', ...queryError(answer.error) }));
  };
  const erase = async () => {
    const agreed = await confirm({
      title: t('actions.deleteQuestion', { title }),
      text: t('actions.deleteText'),
      confirmLabel: t('words:delete'),
      cancelLabel: t('actions.keep'),
      tone: 'danger',
    });
    if (!agreed) return;
    const answer = await remove({ zooId, informationId });
    if (answer.error !== undefined) return;
    done('deleted');
    onRemoved();
  };
  const unlessShowing = (action: () => Promise<unknown>) => () => {
    if (demoError === null) void action();
    else dispatch(noticeRaised({ kind: 'error', ...demoError }));
  };
  return {
    isBusy: saving.isLoading || removing.isLoading || reminding.isLoading,
    remind: unlessShowing(sendReminder),
    expire: unlessShowing(expire),
    remove: unlessShowing(erase),
  };
}
