import { startOfDay } from '../../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { announcementDocuments } from '../announcements.ts';
import { establishmentDocuments } from '../establishments.ts';
import { peopleDocuments } from '../people.ts';
import { randomFrom } from '../random.ts';
import { sectorDocuments } from '../sectors.ts';
import type { SeedDocument } from '../seed-document.ts';
import { taxonomyDocuments } from '../species.ts';
import { animalDocuments } from './animals.ts';
import { measurementDocuments } from './measurements.ts';
import { enclosureDocument, places } from './places.ts';
import { scanDocuments } from './scans.ts';
import { taskDocuments } from './tasks.ts';

/**
 * Yields the documents of the large seed one after another: the people and parks of the small one, with the enclosures,
 * animals and ninety days of work of large establishments. The same day gives the same documents.
 */
export function* largeDocuments(now: number): Generator<SeedDocument> {
  const today = startOfDay(now, ZONE);
  const all = places();
  yield* establishmentDocuments();
  yield* announcementDocuments(now);
  yield* peopleDocuments();
  yield* taxonomyDocuments();
  yield* sectorDocuments();
  const random = randomFrom(20_261);
  for (const place of all) {
    yield enclosureDocument(place, { indoor: random.between(20, 400), outdoor: random.between(0, 60) * 100 });
    yield* animalDocuments(random, place, new Date(today));
    yield* measurementDocuments(random, place, today);
  }
  yield* taskDocuments(randomFrom(20_262), all, today);
  yield* scanDocuments(randomFrom(20_263), all, today);
}
