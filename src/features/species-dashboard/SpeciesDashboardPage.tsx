import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { TaxonomyState, useSpeciesHere } from '#features/taxonomy/index.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { SpeciesChooser } from './chooser/SpeciesChooser.tsx';
import { SpeciesDashboard } from './SpeciesDashboard.tsx';

/**
 * /DashboardSpecie: the state of the species that `?specieId=` names in the establishment; without a species, or with one that is not
 * known, the choice among those that live here.
 */
export function Component() {
  return (
    <TaxonomyState shape="page">
      {(taxonomy) => {
        const unknown = <SpeciesChooser taxonomy={taxonomy} isUnknown />;
        return (
          <RecordPage parameter="specieId" notFound={unknown} blank={<SpeciesChooser taxonomy={taxonomy} />}>
            {(specieId) => <OneSpecies specieId={specieId} taxonomy={taxonomy} />}
          </RecordPage>
        );
      }}
    </TaxonomyState>
  );
}

function OneSpecies({ specieId, taxonomy }: { readonly specieId: string; readonly taxonomy: Taxonomy }) {
  const language = useLanguage();
  const { here: record, error, refetch } = useSpeciesHere(specieId);
  const unknown = <SpeciesChooser taxonomy={taxonomy} isUnknown />;
  return (
    <RecordState asked={{ record, error, refetch }} failed="animal/load-failed" notFound={unknown} isWholePage>
      {(here) => {
        const [animal] = here.animals;
        const known = taxonomy.species[specieId];
        const { specieName, specieLatinName } = known ?? animal ?? {};
        if (specieName === undefined || specieLatinName === undefined) return unknown;
        const species = {
          ...{ specieId, latinName: specieLatinName, category: known?.iucnCategory ?? null },
          isInCatalogue: known !== undefined,
          name: known === undefined ? specieName : speciesNameIn(known, language),
        };
        return <SpeciesDashboard species={species} here={here} />;
      }}
    </RecordState>
  );
}
