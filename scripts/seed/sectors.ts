import { sectorSchema } from '../../src/domain/sectors/sector.ts';
import { PEOPLE } from './accounts.ts';
import { layoutOf } from './layouts.ts';
import { PARKS, sectorIdOf } from './parks.ts';
import { sectorsWithRole } from './people.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { SeedDocument } from './seed-document.ts';

/** Returns the `sectors` documents with the people who have a role there. */
export function sectorDocuments(pictures: Pictures | null): SeedDocument[] {
  return PARKS.flatMap((park) =>
    park.sectors.map((sector) => {
      const sectorId = sectorIdOf(park.zooId, sector.key);
      const holders = (role: Parameters<typeof sectorsWithRole>[1]) =>
        PEOPLE.filter((person) => person.zooId === park.zooId && sectorsWithRole(person, role).includes(sectorId)).map(
          (person) => person.userId,
        );
      return {
        path: `sectors/${sectorId}`,
        data: sectorSchema.parse({
          sectorId,
          sectorName: sector.name,
          zooId: park.zooId,
          label: sector.name,
          value: sectorId,
          sectorKeeper: holders('keeper'),
          managementUserIds: holders('management'),
          veterinaryUserIds: holders('veterinary'),
          nutritionUserIds: holders('nutrition'),
          sectorColor: sector.color,
          sectorProfilePicture: pictureOf(park.zooId, sectorId, sector.key, pictures),
        }),
      };
    }),
  );
}

function pictureOf(zooId: string, sectorId: string, key: string, pictures: Pictures | null): { url: string } | null {
  const layout = layoutOf(key);
  if (pictures === null || layout === null) return null;
  const { url } = pictures.show({ zooId, kind: 'sectors', ownerId: sectorId, name: 'main' }, `scene-${layout}-evening`);
  return { url };
}
