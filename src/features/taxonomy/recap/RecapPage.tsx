import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useSpeciesQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { SpeciesNotFound } from '../parts/SpeciesNotFound.tsx';
import { TaxonomyState } from '../parts/TaxonomyState.tsx';
import { animalsHere } from './recap-counts.ts';
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
  const { zooId } = useActor();
  const species = useSpeciesQuery(specieId);
  const register = useAnimalRegisterQuery(zooId);
  const enclosures = useEnclosuresQuery(zooId);
  const language = useLanguage();
  const failed = species.error ?? register.error ?? enclosures.error;
  if (failed !== undefined && 'code' in failed && failed.code === 'taxon/not-found') return <SpeciesNotFound />;
  // A sheet before the enclosures are read would name them all unknown, and might be printed so.
  if (species.data !== undefined && register.data !== undefined && enclosures.data !== undefined)
    return (
      <RecapSheet
        species={species.data}
        taxonomy={taxonomy}
        animals={animalsHere(register.data.animals, specieId, language)}
        enclosures={enclosures.data.enclosures}
      />
    );
  if (failed === undefined) return <LoadingState label={t('loading')} shape="page" />;
  const retry = () => {
    void species.refetch();
    void register.refetch();
    void enclosures.refetch();
  };
  return <LoadFailed isWholePage error={failed} onRetry={retry} />;
}
