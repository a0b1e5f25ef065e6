import { Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useProposeSharesMutation } from '#data/animal-shares/animal-shares.endpoints.ts';
import { SHARE_TEXT_LENGTH } from '#domain/animal-shares/animal-share.ts';
import { foundPartnerSchema } from '#domain/callables/animal-shares.ts';
import { appError } from '#domain/errors/app-error.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useActor } from '#state/session/use-session.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { WhoList } from '../actions/WhoList.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';
import { PartnerField } from './PartnerField.tsx';

const proposalSchema = z.object({
  partner: z.nullable(foundPartnerSchema),
  message: z.string(),
});

/** Proposes animals to another establishment, chosen by name; it reads nothing before its admins accept. */
export function ProposeDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly AnimalRow[];
  readonly onClose: (isDone: boolean) => void;
}) {
  const { t } = useTranslation(['sharing', 'common']);
  const { zooId } = useActor();
  const [propose] = useProposeSharesMutation();
  const form = useRecordForm({
    name: 'share-proposal',
    recordId: null,
    keepsDraft: false,
    schema: proposalSchema,
    stored: { partner: null, message: '' },
    operation: 'animal.share',
    fields: {
      partner: { label: t('sharing:partner.label') },
      message: { label: t('sharing:message'), maxLength: SHARE_TEXT_LENGTH },
    },
    tidy: ({ partner, message }) => ({ partner, message: message.trim() }),
    check: ({ partner }) => (partner === null ? { partner: appError('share/partner-required') } : {}),
    save: async ({ partner, message }, _difference, callKey) => {
      const animalIds = rows.map(({ animalId }) => animalId);
      const partnerId = partner?.partnerId ?? '';
      return propose({ zooId, animalIds, partnerId, message, callKey: callKey() });
    },
    notice: ({ partner }) => ({
      kind: 'success',
      messageKey: 'sharing:values.done.propose',
      params: { count: rows.length, name: rows[0]?.name ?? '', partner: partner?.name ?? '' },
    }),
    onSaved: () => onClose(true),
  });
  const leave = () => void form.mayClose().then((may) => may && onClose(false));
  return (
    <Dialog
      title={t('sharing:proposeTitle', { count: rows.length, name: rows[0]?.name ?? '' })}
      closeLabel={t('common:close')}
      onClose={leave}
    >
      <RecordForm form={form} isWide>
        <WhoList rows={rows} />
        <Text fz="sm">{t('sharing:proposeMeaning')}</Text>
        <PartnerField
          value={form.values.partner}
          error={form.errorAt('partner')}
          onChange={(partner) => form.change({ partner })}
        />
        <Textarea {...form.text('message')} description={t('sharing:messageHint')} rows={2} />
        <FormButtons form={form} saveLabel={t('sharing:propose')} onCancel={leave} />
      </RecordForm>
    </Dialog>
  );
}
