import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  useArchiveCampaignMutation,
  useLaunchCampaignMutation,
  useRenewCampaignMutation,
  useRestoreCampaignMutation,
} from '#data/campaigns/campaigns.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { newCallKey } from '#lib/call-key.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { draftHref } from '../addresses.ts';

/**
 * Returns the actions of a campaign that have no form: launching asks first, since versions are frozen for good; archiving is
 * taken back from its toast; renewing opens the new draft. A refusal is told.
 */
export function useCampaignActions({ campaignId, zooId, name, updatedAtUnix }: Campaign) {
  const { t } = useTranslation(['campaigns', 'words']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const tell = useUndoToast();
  const refusedInDemo = useDemoRefusal('campaign.edit');
  const [sendLaunch, launching] = useLaunchCampaignMutation();
  const [sendArchive, archiving] = useArchiveCampaignMutation();
  const [sendRestore, restoring] = useRestoreCampaignMutation();
  const [sendRenew, renewing] = useRenewCampaignMutation();
  // A second press after a lost answer makes no second draft.
  const callKey = useRef<string | null>(null);
  const one = { zooId, campaignId };
  const restore = async () => {
    if (refusedInDemo() || (await sendRestore(one)).error !== undefined) return;
    await tell({ messageKey: 'campaigns:values.done.restored', params: { name }, undo: null });
  };
  return {
    isBusy: launching.isLoading || archiving.isLoading || restoring.isLoading || renewing.isLoading,
    launch: async () => {
      if (refusedInDemo()) return;
      const isSure = await confirm({
        title: t('launchQuestion', { name }),
        text: t('launchText'),
        confirmLabel: t('launch'),
        cancelLabel: t('words:cancel'),
      });
      if (!isSure) return;
      const { error } = await sendLaunch({ ...one, expectedUpdatedAtUnix: updatedAtUnix });
      dispatch(
        noticeRaised(
          error === undefined
            ? { kind: 'success', messageKey: 'campaigns:values.done.launched', params: { name } }
            : { kind: 'error', ...queryError(error) },
        ),
      );
    },
    archive: async () => {
      if (refusedInDemo() || (await sendArchive(one)).error !== undefined) return;
      await tell({ messageKey: 'campaigns:values.done.archived', params: { name }, undo: restore });
    },
    restore,
    renew: async () => {
      if (refusedInDemo()) return;
      callKey.current ??= newCallKey();
      const answer = await sendRenew({ ...one, callKey: callKey.current });
      if (answer.data === undefined) return;
      callKey.current = null;
      dispatch(noticeRaised({ kind: 'success', messageKey: 'campaigns:values.done.renewed', params: { name } }));
      await navigate(draftHref(answer.data.campaignId));
    },
  };
}
