import { parkDocuments } from './animals.ts';
import { announcementDocuments } from './announcements.ts';
import { automationDocuments } from './automations.ts';
import { establishmentDocuments } from './establishments.ts';
import { largeDocuments } from './large/documents.ts';
import { peopleDocuments } from './people.ts';
import { randomFrom } from './random.ts';
import { sectorDocuments } from './sectors.ts';
import type { SeedDocument } from './seed-document.ts';
import { taxonomyDocuments } from './species.ts';
import { taskDocuments } from './tasks.ts';

/** What a seed can be: `medium` has ten times the animals and tasks of `small`, `large` the data of a group of parks. */
export const SCALES = ['small', 'medium', 'large'] as const;
export type Scale = (typeof SCALES)[number];

/** Whether the word names a scale. */
export function isScale(text: string): text is Scale {
  return (SCALES as readonly string[]).includes(text);
}

const FACTORS = { small: 1, medium: 10 } as const;

/** Yields every document of a seed. The same scale and day give the same documents. */
export function documentsOfScale(scale: Scale, now: number): Iterable<SeedDocument> {
  return scale === 'large' ? largeDocuments(now) : seedDocuments(scale, now);
}

/** Returns every document of a seed that fits into memory as a whole. */
export function seedDocuments(scale: keyof typeof FACTORS, now: number): SeedDocument[] {
  const factor = FACTORS[scale];
  return [
    ...establishmentDocuments(),
    ...announcementDocuments(now),
    ...peopleDocuments(),
    ...taxonomyDocuments(),
    ...sectorDocuments(),
    ...parkDocuments(randomFrom(20_251), factor, new Date(now)),
    ...taskDocuments(randomFrom(20_252), factor, now),
    ...automationDocuments(now),
  ];
}
