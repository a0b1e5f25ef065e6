import { useMemo } from 'react';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useImportMappingQuery } from '#data/animal-import/animal-import.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useGroupsQuery } from '#data/groups/groups.endpoints.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { ownSectorIds } from '#domain/access/actor.ts';
import type { ImportGround } from '#domain/animal-import/import-ground.ts';
import { useReadySession } from '#state/session/use-session.ts';

/** The data that an import is compared with, without the instant of the comparison. */
export type Ground = Omit<ImportGround, 'now'>;

type Asked = { readonly error?: unknown; readonly refetch: () => unknown };

/** Returns the data of the establishment, the kept mapping of its files, and whether this person may import at all. */
export function useImportGround() {
  const { actor } = useReadySession();
  const register = useAnimalRegisterQuery(actor.zooId);
  const places = useEnclosuresQuery(actor.zooId);
  const flocks = useGroupsQuery(actor.zooId);
  const catalogue = useTaxonomyQuery();
  const kept = useImportMappingQuery(actor.zooId);

  const enclosures = places.data?.enclosures;
  const known = useMemo(
    () =>
      enclosures?.map(({ enclosureId, enclosureName, isArchived, linkedSectorId }) => ({
        enclosureId,
        enclosureName,
        isArchived,
        mayEdit: mayDo(actor, 'animal.edit', {
          zooId: actor.zooId,
          sectorIds: linkedSectorId === null ? [] : [linkedSectorId],
          authorId: null,
        }),
      })),
    [enclosures, actor],
  );
  const named = catalogue.data?.species;
  const species = useMemo(
    () =>
      named === undefined
        ? undefined
        : Object.entries(named).map(([specieId, { specieName, specieLatinName, trad }]) => ({
            specieId,
            specieName,
            specieLatinName,
            trad,
          })),
    [named],
  );
  const registered = register.data?.animals;
  // A record that was merged into another one is no animal of its own.
  const animals = useMemo(() => registered?.filter(({ mergedInto }) => mergedInto === undefined), [registered]);
  const groups = flocks.data?.groups;
  const ground = useMemo(
    (): Ground | null =>
      animals === undefined || groups === undefined || known === undefined || species === undefined
        ? null
        : { animals, groups, enclosures: known, species },
    [animals, groups, known, species],
  );
  const asked: readonly Asked[] = [register, flocks, places, catalogue, kept];
  const failed = asked.filter(({ error }) => error !== undefined);
  return {
    ground,
    mapping: kept.data ?? null,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    mayImport: mayDo(actor, 'animal.edit', { zooId: actor.zooId, sectorIds: ownSectorIds(actor), authorId: null }),
  };
}
