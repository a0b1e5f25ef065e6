import { sectorSchema } from '../../src/domain/sectors/sector.ts';
import { PEOPLE } from './accounts.ts';
import { PARKS, sectorIdOf } from './parks.ts';
import { sectorsWithRole } from './people.ts';
import type { SeedDocument } from './seed-document.ts';

/** Returns the `sectors` documents with the people who hold a role there. */
export function sectorDocuments(): SeedDocument[] {
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
          sectorProfilePicture: null,
        }),
      };
    }),
  );
}
