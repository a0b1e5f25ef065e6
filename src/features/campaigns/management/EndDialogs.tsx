import { Alert, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useDeleteCampaignMutation, useStopCampaignMutation } from '#data/campaigns/campaigns.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { isItsName } from '#domain/campaigns/check-campaign.ts';
import { appError } from '#domain/errors/app-error.ts';
import { MEMO_LENGTH } from '#domain/fields/fields.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { CAMPAIGN_LIST_HREF } from '../addresses.ts';

type EndOf = { readonly campaign: Campaign; readonly onClose: () => void };

const stopSchema = z.object({ name: z.string(), reason: z.string() });

/** Stops a campaign for good: its name is typed, and a reason given. */
export function StopDialog({ campaign, onClose }: EndOf) {
  const { t } = useTranslation(['campaigns', 'words']);
  const [stop] = useStopCampaignMutation();
  const { campaignId, zooId } = campaign;
  const form = useRecordForm({
    name: 'campaign-stop',
    recordId: null,
    schema: stopSchema,
    stored: { name: '', reason: '' },
    operation: 'campaign.edit',
    keepsDraft: false,
    check: ({ name, reason }) => ({
      ...(isItsName(name, campaign) ? {} : { name: appError('campaign/name-differs') }),
      ...(reason.trim() === '' ? { reason: appError('campaign/stop-reason-required') } : {}),
    }),
    fields: {
      name: { label: t('end.name') },
      reason: { label: t('words:reason'), maxLength: MEMO_LENGTH },
    },
    save: ({ name, reason }) => stop({ zooId, campaignId, name: name.trim(), reason: reason.trim() }),
    notice: () => ({ kind: 'success', messageKey: 'campaigns:values.done.stopped', params: { name: campaign.name } }),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      form={form}
      title={t('end.stopTitle', { name: campaign.name })}
      saveLabel={t('words:stop')}
      onClose={onClose}
    >
      <Warning text={t('end.stopText')} />
      <TypedName field={form.text('name')} name={campaign.name} />
      <Textarea {...form.text('reason')} required rows={3} />
    </RecordDialog>
  );
}

const deleteSchema = z.object({ name: z.string() });

/** Deletes a campaign with its sessions for good: its name is typed. */
export function DeleteDialog({ campaign, onClose }: EndOf) {
  const { t } = useTranslation(['campaigns', 'words']);
  const navigate = useNavigate();
  const [remove] = useDeleteCampaignMutation();
  const { campaignId, zooId } = campaign;
  const form = useRecordForm({
    name: 'campaign-delete',
    recordId: null,
    schema: deleteSchema,
    stored: { name: '' },
    operation: 'campaign.edit',
    keepsDraft: false,
    check: ({ name }) => (isItsName(name, campaign) ? {} : { name: appError('campaign/name-differs') }),
    fields: { name: { label: t('end.name') } },
    save: ({ name }) => remove({ zooId, campaignId, name: name.trim() }),
    notice: () => ({ kind: 'success', messageKey: 'campaigns:values.done.deleted', params: { name: campaign.name } }),
    onSaved: () => navigate(CAMPAIGN_LIST_HREF, { replace: true }),
  });
  return (
    <RecordDialog
      form={form}
      title={t('words:deleteQuestion', { name: campaign.name })}
      saveLabel={t('words:delete')}
      onClose={onClose}
    >
      <Warning text={t('end.deleteText')} />
      <TypedName field={form.text('name')} name={campaign.name} />
    </RecordDialog>
  );
}

function Warning({ text }: { readonly text: string }) {
  return (
    <Alert role="note" color="red" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {text}
    </Alert>
  );
}

function TypedName({ field, name }: { readonly field: Parameters<typeof TextInput>[0]; readonly name: string }) {
  const { t } = useTranslation('campaigns');
  return <TextInput {...field} description={t('end.nameHint', { name })} required autoComplete="off" data-autofocus />;
}
