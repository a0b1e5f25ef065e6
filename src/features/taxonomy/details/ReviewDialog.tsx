import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { appError } from '#domain/errors/app-error.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useReview } from './useReview.ts';

const MAX_REASON = 2_000;
const schema = z.object({ review: z.string() });

/** Asks why a species needs a second look, and puts it under review. */
export function ReviewDialog({ species, onClose }: { readonly species: Species; readonly onClose: () => void }) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const { ask } = useReview(species);
  const form = useRecordForm({
    name: 'species-review',
    recordId: null,
    schema,
    stored: { review: species.reviewData?.reason ?? '' },
    operation: 'reference.edit',
    keepsDraft: false,
    check: ({ review }) => (review.trim() === '' ? { review: appError('taxon/review-reason-required') } : {}),
    fields: { review: { label: t('words:reason'), maxLength: MAX_REASON } },
    save: async ({ review }) => ({ error: (await ask(review)) ?? undefined }),
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} title={t('review.ask')} saveLabel={t('review.ask')} onClose={onClose}>
      <Textarea {...form.text('review')} description={t('review.reasonHint')} required data-autofocus rows={5} />
    </RecordDialog>
  );
}
