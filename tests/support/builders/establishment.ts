import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import type { Sector } from '../../../src/domain/sectors/sector.ts';
import { LANGUAGES } from '../../../src/domain/users/language.ts';

/** Returns a fullcare park, changed by `differences`. */
export function anEstablishment(differences: Partial<Establishment> = {}): Establishment {
  return {
    zooId: 'zoo-1',
    zooName: 'Parc des Trois Rivières',
    staffAccess: [],
    zooTiers: 'fullcare',
    code: null,
    type: 'zoo',
    logoUrl: null,
    languages: [...LANGUAGES],
    awmId: null,
    zimsId: null,
    slackChannel: null,
    referentEthologistIds: [],
    supportEthologistIds: [],
    pedagogicalUserId: null,
    isProvider: false,
    isDemo: false,
    ...differences,
  };
}

/** Returns the sector `savanna` of the park, kept by `keeper-1`, changed by `differences`. */
export function aSector(differences: Partial<Sector> = {}): Sector {
  return {
    sectorId: 'savanna',
    sectorName: 'Savane africaine',
    zooId: 'zoo-1',
    label: 'Savane africaine',
    value: 'savanna',
    sectorKeeper: ['keeper-1'],
    managementUserIds: [],
    veterinaryUserIds: [],
    nutritionUserIds: [],
    sectorColor: '#4e73df',
    sectorProfilePicture: null,
    ...differences,
  };
}
