import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { appError } from '#domain/errors/app-error.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useAskBeforeLeaving } from '../parts/useAskBeforeLeaving.ts';
import { useReview } from './useReview.ts';

const REASON_LENGTH = 2_000;

/** Asks why a species needs a second look, and puts it under review. */
export function ReviewDialog({ species, onClose }: { readonly species: Species; readonly onClose: () => void }) {
  const { t } = useTranslation(['taxonomy', 'common', 'words']);
  const { ask, isSaving } = useReview(species);
  const [reason, setReason] = useState(species.reviewData?.reason ?? '');
  const errors = useFormErrors(['review'] as const);
  const leave = useAskBeforeLeaving(reason !== (species.reviewData?.reason ?? '') && !isSaving, onClose);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSaving) return;
    const wrong = reason.trim() === '' ? { review: appError('taxon/review-reason-required') } : {};
    if (errors.show(wrong, form)) return;
    const error = await ask(reason);
    if (error === null) onClose();
    else errors.refuse(error, form);
  };
  return (
    <Dialog title={t('review.ask')} closeLabel={t('common:close')} onClose={leave}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <FormFailure message={errors.failure} />
          <Textarea
            name="review"
            label={t('words:reason')}
            description={t('review.reasonHint')}
            required
            data-autofocus
            rows={5}
            maxLength={REASON_LENGTH}
            value={reason}
            error={errors.at('review')}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={leave}>
              {t('words:cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('review.ask')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
