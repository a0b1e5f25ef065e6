import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaunchCampaignMutation, useSaveCampaignMutation } from '#data/campaigns/campaigns.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { SavedCampaign } from '#domain/callables/campaigns.ts';
import type { Campaign, CampaignContent } from '#domain/campaigns/campaign.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';

/** Returns the calls of the form of a campaign, new (null) or stored, and what it tells of them. */
export function useCampaignCalls(campaign: Campaign | null) {
  const { t } = useTranslation(['campaign-form', 'campaigns', 'words']);
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const [sendSave] = useSaveCampaignMutation();
  const [sendLaunch] = useLaunchCampaignMutation();
  // The answer of a call comes before the listener: the next call needs its stamp.
  const answered = useRef(0);
  return {
    async save(content: CampaignContent, callKey: () => string): Promise<Result<SavedCampaign>> {
      const { data, error } = await sendSave({
        ...{ zooId, campaignId: campaign?.campaignId ?? null, content },
        expectedUpdatedAtUnix: campaign === null ? null : Math.max(campaign.updatedAtUnix, answered.current),
        ...(campaign === null ? { callKey: callKey() } : {}),
      });
      if (error !== undefined) return fail(queryError(error));
      answered.current = data.updatedAtUnix;
      return ok(data);
    },
    async launch({
      campaignId,
      updatedAtUnix,
    }: Pick<SavedCampaign, 'campaignId' | 'updatedAtUnix'>): Promise<Result<null>> {
      const expectedUpdatedAtUnix = Math.max(updatedAtUnix, answered.current);
      const { error } = await sendLaunch({ zooId, campaignId, expectedUpdatedAtUnix });
      return error === undefined ? ok(null) : fail(queryError(error));
    },
    isSure: (name: string) =>
      confirm({
        title: t('campaigns:launchQuestion', { name }),
        text: t('campaigns:launchText'),
        confirmLabel: t('campaigns:launch'),
        cancelLabel: t('words:cancel'),
      }),
    tell: (done: 'saved' | 'launched', name: string) =>
      dispatch(noticeRaised({ kind: 'success', messageKey: `campaigns:values.done.${done}`, params: { name } })),
    tellRefusal: (error: AppError) => dispatch(noticeRaised({ kind: 'error', ...error })),
  };
}
