import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useEthogramVersionQuery } from '#data/ethograms/ethograms.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { Area } from '#domain/enclosures/enclosure.ts';
import { WHOLE_GROUP } from '#domain/observation-sessions/scan-recorder.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { AnalysisGround } from '#domain/scan-analysis/session-data-set.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { shownCategories } from '#features/observation-sessions/index.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { compareIn } from '#ui/table/columns.ts';

/** The things that the sessions of a campaign speak of, with their names; all but the zones. */
export type CampaignGround = {
  readonly ground: Omit<AnalysisGround, 'zones'>;
  readonly animals: readonly { readonly animalId: string; readonly name: string }[];
  readonly behaviours: readonly {
    readonly code: string;
    readonly name: string;
    readonly colour: string;
    readonly type: 'state' | 'point';
  }[];
  readonly enclosures: readonly { readonly enclosureId: string; readonly name: string }[];
  /** the name of a species; of one that the catalogue does not know, of its animals */
  readonly speciesName: (speciesId: string) => string;
  readonly areas: readonly Area[];
};

/** Returns the animals by name, the behaviours in the order of the ethogram, and the places of a campaign's sessions. */
export function useCampaignGround({ ethogramId, ethogramVersion }: Campaign, heads: readonly ObservationSession[]) {
  const { t } = useTranslation('analyses');
  const language = useLanguage();
  const { zooId } = useActor();
  const register = useAnimalRegisterQuery(zooId);
  const places = useEnclosuresQuery(zooId);
  const { species } = useTaxonomyQuery().data ?? EMPTY_TAXONOMY;
  const hasEthogram = ethogramId !== null && ethogramVersion !== null;
  const version = useEthogramVersionQuery(hasEthogram ? { ethogramId, number: ethogramVersion } : skipToken);
  const record = useMemo<CampaignGround | undefined>(() => {
    if (register.data === undefined || places.data === undefined || (hasEthogram && version.data === undefined))
      return undefined;
    const known = new Map(register.data.animals.map((animal) => [animal.animalId, animal]));
    const animals = [...new Set(heads.flatMap(({ animalIds }) => animalIds)), WHOLE_GROUP]
      .map((animalId) => ({
        animalId,
        name: animalId === WHOLE_GROUP ? t('wholeGroup') : (known.get(animalId)?.animalName ?? animalId),
        speciesId: known.get(animalId)?.specieId ?? '',
      }))
      .toSorted((one, other) => compareIn(language)(one.name, other.name));
    const behaviours = shownCategories(version.data ?? { categories: [], behaviours: [] }, language)
      .flatMap((category) => category.behaviours)
      .map(({ code, name, colour, type }) => ({ code, name, colour, type }));
    const observed = new Set(heads.map(({ enclosureId }) => enclosureId));
    const inPlaces = places.data.enclosures.filter(({ enclosureId }) => observed.has(enclosureId));
    const areas = inPlaces.flatMap((enclosure) => enclosure.areas);
    const speciesOf = new Map(register.data.animals.map((animal) => [animal.specieId, animal.specieName]));
    return {
      ground: { animals, codes: behaviours.map(({ code }) => code), areas },
      ...{ animals, behaviours, areas },
      enclosures: inPlaces.map(({ enclosureId, enclosureName }) => ({ enclosureId, name: enclosureName })),
      speciesName: (speciesId) =>
        species[speciesId] === undefined
          ? (speciesOf.get(speciesId) ?? t('unknownSpecies'))
          : speciesNameIn(species[speciesId], language),
    };
  }, [register.data, places.data, version.data, hasEthogram, heads, species, language, t]);
  const asked = [register, places, version].find(({ data, error }) => data === undefined && error !== undefined);
  return {
    record,
    error: asked?.error,
    refetch: () => {
      for (const one of [register, places, version]) if (one.error !== undefined) void one.refetch();
    },
  };
}
