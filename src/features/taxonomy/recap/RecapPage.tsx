import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSpeciesQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useSpeciesHere } from '../here/useSpeciesHere.ts';
import { SpeciesNotFound } from '../parts/SpeciesNotFound.tsx';
import { TaxonomyState } from '../parts/TaxonomyState.tsx';
import { RecapSheet } from './RecapSheet.tsx';

/** /SpecieRecap: the printable sheet of the species that `?id=` names, with its animals that live here. */
export function Component() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  if (!canBeStoredId(id)) return <SpeciesNotFound />;
  return (
    <TaxonomyState key={id} shape="page">
      {(taxonomy) => <Recap specieId={id} taxonomy={taxonomy} />}
    </TaxonomyState>
  );
}

function Recap({ specieId, taxonomy }: { readonly specieId: string; readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation('taxonomy');
  const species = useSpeciesQuery(specieId);
  const { here, error, refetch } = useSpeciesHere(specieId);
  const failed = species.error ?? error;
  if (failed !== undefined && 'code' in failed && failed.code === 'taxon/not-found') return <SpeciesNotFound />;
  if (species.data !== undefined && here !== undefined)
    return <RecapSheet species={species.data} taxonomy={taxonomy} here={here} />;
  if (failed === undefined) return <LoadingState label={t('loading')} shape="page" />;
  const retry = () => {
    void species.refetch();
    refetch();
  };
  return <LoadFailed isWholePage error={failed} onRetry={retry} />;
}
