import { Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useChangeSharesMutation } from '#data/animal-shares/animal-shares.endpoints.ts';
import { SHARE_TEXT_LENGTH } from '#domain/animal-shares/animal-share.ts';
import type { ShareStep } from '#domain/animal-shares/share-transition.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useActor } from '#state/session/use-session.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { ShareRow } from './share-row.ts';
import { ShareNames } from './ShareNames.tsx';
import { useShareWords } from './useShareWords.ts';

const reasonSchema = z.object({ reason: z.string() });

/** Declines proposals or ends shares, with their animals by name, the consequence and a reason that the other side reads. */
export function StepDialog({
  step,
  rows,
  onClose,
}: {
  readonly step: Exclude<ShareStep, 'accept'>;
  readonly rows: readonly ShareRow[];
  readonly onClose: (isDone: boolean) => void;
}) {
  const { t } = useTranslation(['sharing', 'common', 'words', 'animals']);
  const { zooId } = useActor();
  const { nameOf } = useShareWords();
  const [changeShares] = useChangeSharesMutation();
  const isWithdrawal = step === 'end' && rows.every(({ share }) => share.state === 'proposed');
  const kind = isWithdrawal ? 'withdraw' : step;
  const count = rows.length;
  const form = useRecordForm({
    name: 'share-step',
    recordId: null,
    keepsDraft: false,
    schema: reasonSchema,
    stored: { reason: '' },
    operation: 'animal.share',
    fields: { reason: { label: t('words:reason'), maxLength: SHARE_TEXT_LENGTH } },
    tidy: ({ reason }) => ({ reason: reason.trim() }),
    check: () => ({}),
    save: ({ reason }) => changeShares({ zooId, shareIds: rows.map(({ shareId }) => shareId), step, reason }),
    notice: () => ({
      kind: 'success',
      messageKey: `sharing:values.done.${kind}`,
      params: { count, name: rows[0]?.name ?? '', partner: nameOf(rows[0]?.other.name ?? '') },
    }),
    onSaved: () => onClose(true),
  });
  const leave = () => void form.mayClose().then((may) => may && onClose(false));
  const title = t(`sharing:values.question.${kind}`, { count, name: rows[0]?.name ?? '' });
  return (
    <Dialog title={title} closeLabel={t('common:close')} onClose={leave}>
      <RecordForm form={form} isWide>
        <ShareNames
          label={t('words:animals')}
          animals={rows.map(({ shareId, name, photoUrl, other }) => ({
            ...{ id: shareId, name: name || t('animals:unknown.name'), photoUrl },
            detail: nameOf(other.name),
          }))}
        />
        <Text fz="sm">{t(`sharing:values.meaning.${kind}`)}</Text>
        <Textarea {...form.text('reason')} description={t('sharing:reasonHint')} rows={2} />
        <FormButtons
          form={form}
          saveLabel={t(`sharing:values.step.${kind}`)}
          isDanger={kind === 'end'}
          onCancel={leave}
        />
      </RecordForm>
    </Dialog>
  );
}
