import type { Area } from '../../../src/domain/enclosures/enclosure.ts';
import type { Zone } from '../../../src/domain/enclosures/zone.ts';

/** Returns a plan of twenty by ten metres in squares of four m². */
export function anArea(differences: Partial<Area> = {}): Area {
  return {
    ...{ areaId: 'outside', areaName: 'Extérieur', areaImage: null, areaImageUrl: null, imageWidth: 200 },
    ...{ imageHeight: 100, shouldUpload: false, mapWidthM: 20, squareAreaM2: 4, elevation: 0 },
    ...differences,
  };
}

/** Returns a zone of fifty m² that covers the left half of the plan `outside`. */
export function aZone(differences: Partial<Zone> = {}): Zone {
  return {
    ...{ zoneId: 'rock', zooId: 'zoo-1', enclosureId: 'plain', zoneName: 'Rocher', areaM2: 50, heightM: null },
    ...{ location: 'outdoor', type: 'terrestrial', isHiddenForQuestionnaires: false },
    ...{ isHiddenForScanSampling: false, areaId: 'outside', shape: '0,0 0.5,0 0.5,1 0,1', position: 0 },
    ...differences,
  };
}
