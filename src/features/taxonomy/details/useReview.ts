import { useTranslation } from 'react-i18next';
import { useSaveSpeciesMutation } from '#data/taxonomy/taxonomy.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { saveRequest, typedOf } from './species-request.ts';

/** Puts a species under review, and ends the review; `ask` returns the error, or null. */
export function useReview(species: Species) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const demoError = useDemoError('reference.edit');
  const [save] = useSaveSpeciesMutation();
  const name = speciesNameIn(species, language);

  const change = async (review: string | null, messageKey: string) => {
    if (demoError !== null) return demoError;
    const answer = await save(saveRequest(typedOf(species), species, review));
    if (answer.error !== undefined) return answer.error;
    dispatch(noticeRaised({ kind: 'success', messageKey, params: { name } }));
    return null;
  };
  return {
    ask: (reason: string) => change(reason, 'taxonomy:values.done.reviewAsked'),
    close: async () => {
      const agreed = await confirm({
        title: t('review.closeQuestion', { name }),
        text: t('review.closeText'),
        confirmLabel: t('review.close'),
        cancelLabel: t('words:cancel'),
      });
      if (!agreed) return;
      const error = await change(null, 'taxonomy:values.done.reviewClosed');
      if (error !== null) dispatch(noticeRaised({ kind: 'error', ...queryError(error) }));
    },
  };
}
