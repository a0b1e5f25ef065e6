import { parkDocuments } from './animals.ts';
import { automationDocuments } from './automations.ts';
import { establishmentDocuments } from './establishments.ts';
import { peopleDocuments } from './people.ts';
import { randomFrom } from './random.ts';
import { sectorDocuments } from './sectors.ts';
import type { SeedDocument } from './seed-document.ts';
import { taxonomyDocuments } from './species.ts';
import { taskDocuments } from './tasks.ts';

export const SCALES = { small: 1, large: 10 } as const;
export type Scale = keyof typeof SCALES;

/** Returns every document of the seed. The same scale and day give the same documents. */
export function seedDocuments(scale: Scale, now: number): SeedDocument[] {
  const factor = SCALES[scale];
  return [
    ...establishmentDocuments(),
    ...peopleDocuments(),
    ...taxonomyDocuments(),
    ...sectorDocuments(),
    ...parkDocuments(randomFrom(20_251), factor, new Date(now)),
    ...taskDocuments(randomFrom(20_252), factor, now),
    ...automationDocuments(now),
  ];
}
