import { enclosureSchema, OLDER_ENCLOSURE } from '../../src/domain/enclosures/enclosure.ts';
import { instantOf } from './fates.ts';
import { sectorIdOf } from './parks.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

const ZOO = 'zoo-fullcare';

/** Returns two enclosures of the largest park without animals: an empty one and an archived one. */
export function emptyEnclosureDocuments(today: number): SeedDocument[] {
  const sectorId = sectorIdOf(ZOO, 'carnivores');
  return [
    { key: 'quarantaine', name: 'Enclos de quarantaine', archivedAtUnix: null },
    { key: 'ancienne-fauverie', name: 'Ancienne fauverie', archivedAtUnix: instantOf(today, 210) },
  ].map(({ key, name, archivedAtUnix }) => {
    const enclosureId = `${sectorId}--${key}`;
    const enclosure = enclosureSchema.parse({
      ...OLDER_ENCLOSURE,
      enclosureId,
      zooId: ZOO,
      enclosureName: name,
      label: name,
      value: enclosureId,
      linkedSectorId: sectorId,
      isArchived: archivedAtUnix !== null,
      archivedAtUnix,
      indoorArea: 36,
      outdoorArea: 120,
      scanMissing: ['plan', 'zone', 'animals'],
    });
    return stored(`enclosures/${enclosureId}`, enclosure);
  });
}
