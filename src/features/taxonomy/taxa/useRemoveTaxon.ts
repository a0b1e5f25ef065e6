import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRemoveTaxonMutation } from '#data/taxonomy/taxonomy.endpoints.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { SPECIES_LIST_HREF } from '../parts/addresses.ts';

type Removed = { readonly kind: 'species' | 'family' | 'order'; readonly id: string; readonly name: string };

/**
 * Returns a function that deletes a species, a family or an order after a question. The server refuses one that is in
 * use, and a failure becomes a notice. After a species is deleted on its own page, the list opens.
 */
export function useRemoveTaxon(): (taxon: Removed) => Promise<void> {
  const { t } = useTranslation(['taxonomy', 'words']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const demoError = useDemoError('reference.edit');
  const [remove] = useRemoveTaxonMutation();
  return async ({ kind, id, name }) => {
    if (demoError !== null) return void dispatch(noticeRaised({ kind: 'error', ...demoError }));
    const agreed = await confirm({
      title: t('words:deleteQuestion', { name }),
      text: t('remove.text'),
      confirmLabel: t('words:delete'),
      cancelLabel: t('words:cancel'),
      tone: 'danger',
    });
    if (!agreed) return;
    const answer = await remove({ kind, id });
    if (answer.error !== undefined) return;
    dispatch(noticeRaised({ kind: 'success', messageKey: 'taxonomy:values.done.removed', params: { name } }));
    if (kind === 'species') void navigate(SPECIES_LIST_HREF, { replace: true });
  };
}
