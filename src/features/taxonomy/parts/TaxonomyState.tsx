import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';

/** Draws its content once the catalogue is known, and the state of loading until then. */
export function TaxonomyState({
  shape = 'rows',
  children,
}: {
  readonly shape?: 'rows' | 'page';
  readonly children: (taxonomy: Taxonomy) => ReactNode;
}) {
  const { t } = useTranslation('taxonomy');
  const { data, error, refetch } = useTaxonomyQuery();
  if (data !== undefined) return children(data);
  if (error !== undefined)
    return <LoadFailed isWholePage={shape === 'page'} error={error} onRetry={() => void refetch()} />;
  return <LoadingState label={t('loading')} shape={shape} />;
}
