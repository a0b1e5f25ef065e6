import type { Establishment } from '../../src/domain/establishments/establishment.ts';
import { ACCOUNTS } from './accounts.ts';
import { PARKS } from './parks.ts';
import type { SeedDocument } from './seed-document.ts';

/** The largest park has every option of an establishment. */
const COMPLETE: Partial<Establishment> = {
  code: 'P3R',
  awmId: 'AWM-0317',
  zimsId: 'TROISRIV',
  slackChannel: '#soigneurs',
  referentEthologistIds: ['provider-ethologist'],
  supportEthologistIds: ['fullcare-vet'],
  pedagogicalUserId: 'fullcare-pedago',
};

/** Returns the `zoo` documents: provider staff reach all, the ethologist the parks they follow. */
export function establishmentDocuments(): SeedDocument[] {
  const staff = ACCOUNTS.filter((account) => account.staff !== undefined).map((account) => account.userId);
  return PARKS.map((park) => ({
    path: `zoo/${park.zooId}`,
    data: {
      zooId: park.zooId,
      zooName: park.zooName,
      staffAccess: staff,
      zooTiers: park.tier,
      code: null,
      type: park.type,
      logoUrl: null,
      languages: ['fr', 'en', 'es', 'de', 'it', 'nl', 'pt'],
      awmId: null,
      zimsId: null,
      slackChannel: null,
      referentEthologistIds: [],
      supportEthologistIds: [],
      pedagogicalUserId: null,
      isProvider: park.isProvider === true,
      isDemo: park.isDemo === true,
      ...(park.zooId === 'zoo-fullcare' ? COMPLETE : {}),
    },
  }));
}
