import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { Area } from '#domain/enclosures/enclosure.ts';
import type { EthogramVersion } from '#domain/ethograms/ethogram.ts';
import { WHOLE_GROUP } from '#domain/observation-sessions/scan-recorder.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { JoinedEthograms } from '#domain/scan-analysis/join-ethograms.ts';
import { groupsOf } from '#domain/scan-analysis/joined-sessions.ts';
import type { AnalysisGround } from '#domain/scan-analysis/session-data-set.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { compareIn } from '#ui/table/columns.ts';
import { joinedBehaviours, type ShownBehaviour } from './joined-behaviours.ts';
import { useFrozenEthograms } from './useFrozenEthograms.ts';

/** The things that the sessions of campaigns speak of, with their names; all but the zones. */
export type CampaignGround = {
  readonly ground: Omit<AnalysisGround, 'zones'>;
  readonly animals: readonly { readonly animalId: string; readonly name: string }[];
  readonly behaviours: readonly ShownBehaviour[];
  readonly enclosures: readonly { readonly enclosureId: string; readonly name: string }[];
  /** the name of a species; of one that the catalogue does not know, of its animals */
  readonly speciesName: (speciesId: string) => string;
  readonly areas: readonly Area[];
  /** how the ethograms of the campaigns stand together, and the versions that they are made of */
  readonly ethograms: JoinedEthograms;
  readonly versions: readonly EthogramVersion[];
};

/**
 * Returns the animals by name, the behaviours in the order of the ethograms, and the places of the sessions of campaigns; nothing
 * until the sessions are there.
 */
export function useCampaignGround(campaigns: readonly Campaign[], heads: readonly ObservationSession[] | undefined) {
  const { t } = useTranslation('analyses');
  const language = useLanguage();
  const { zooId } = useActor();
  const register = useAnimalRegisterQuery(zooId);
  const places = useEnclosuresQuery(zooId);
  const { species } = useTaxonomyQuery().data ?? EMPTY_TAXONOMY;
  const frozen = useFrozenEthograms(campaigns);
  const record = useMemo<CampaignGround | undefined>(() => {
    const { data: registered } = register;
    const { data: placed } = places;
    if (registered === undefined || placed === undefined || frozen.record === undefined || heads === undefined)
      return undefined;
    const { ethograms, versions } = frozen.record;
    const known = new Map(registered.animals.map((animal) => [animal.animalId, animal]));
    const groupOf = groupsOf(campaigns);
    const groups = new Map(
      campaigns.map(({ campaignId, name }) => [groupOf[campaignId] ?? WHOLE_GROUP, name] as const).toReversed(),
    );
    const groupName = (name: string) => (groups.size > 1 ? t('groupOf', { campaign: name }) : t('wholeGroup'));
    const observed = [...new Set(heads.flatMap(({ animalIds }) => animalIds))].map((animalId) => ({
      animalId,
      name: known.get(animalId)?.animalName ?? animalId,
      speciesId: known.get(animalId)?.specieId ?? '',
    }));
    const animals = [
      ...observed,
      ...[...groups].map(([animalId, name]) => ({ animalId, name: groupName(name), speciesId: '' })),
    ].toSorted((one, other) => compareIn(language)(one.name, other.name));
    const behaviours = joinedBehaviours(ethograms, versions, language, (of) => t('behaviourOf', of));
    const enclosureIds = new Set(heads.map(({ enclosureId }) => enclosureId));
    const inPlaces = placed.enclosures.filter(({ enclosureId }) => enclosureIds.has(enclosureId));
    const areas = inPlaces.flatMap((enclosure) => enclosure.areas);
    const speciesOf = new Map(registered.animals.map((animal) => [animal.specieId, animal.specieName]));
    const campaignOf = Object.fromEntries(heads.map(({ visitId, campaignId }) => [visitId, campaignId]));
    return {
      ground: {
        ...{ animals, codes: behaviours.map(({ code }) => code), areas },
        ...(campaigns.length < 2 ? {} : { joined: { campaignOf, groupOf, codesOf: ethograms.codesOf } }),
      },
      ...{ animals, behaviours, areas, ethograms, versions },
      enclosures: inPlaces.map(({ enclosureId, enclosureName }) => ({ enclosureId, name: enclosureName })),
      speciesName: (speciesId) =>
        species[speciesId] === undefined
          ? (speciesOf.get(speciesId) ?? t('unknownSpecies'))
          : speciesNameIn(species[speciesId], language),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the answers the data alone
  }, [register.data, places.data, frozen.record, campaigns, heads, species, language, t]);
  const asked = [register, places].find(({ data, error }) => data === undefined && error !== undefined);
  return {
    record,
    error: asked?.error ?? frozen.error,
    refetch: () => {
      for (const one of [register, places]) if (one.error !== undefined) void one.refetch();
      frozen.refetch();
    },
  };
}
