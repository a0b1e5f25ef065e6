import { startOfDay } from '../../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { catalogueDocuments } from '../../catalogue/documents.ts';
import { contentDocuments } from '../../content/documents.ts';
import { ethogramDocuments } from '../ethograms.ts';
import { announcementDocuments } from '../announcements.ts';
import { establishmentDocuments } from '../establishments.ts';
import { LastEvaluations } from '../last-evaluations.ts';
import { nutritionNoteDocuments } from '../nutrition-notes.ts';
import { parkDocuments } from '../parks-documents.ts';
import { peopleDocuments } from '../people.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { contextDocuments, profileDocuments, questionnaireDocuments } from '../questionnaires.ts';
import { randomFrom } from '../random.ts';
import { reviewLogDocuments, reviewsOf } from '../reviews.ts';
import { sectorDocuments } from '../sectors.ts';
import type { SeedDocument } from '../seed-document.ts';
import { largeFilling } from './filling.ts';
import { measurementDocuments } from './measurements.ts';
import { places } from './places.ts';
import { scanDocuments } from './scans.ts';
import { taskDocuments } from './tasks.ts';

/**
 * Yields the documents of the large seed: the people and parks of the small one, with the enclosures, animals and
 * ninety days of work of large establishments. The same day gives the same documents.
 */
export function* largeDocuments(now: number, pictures: Pictures | null = null): Generator<SeedDocument> {
  const today = startOfDay(now, ZONE);
  const all = places();
  yield* establishmentDocuments();
  yield* announcementDocuments(now);
  yield* peopleDocuments();
  yield* catalogueDocuments(today, reviewsOf(today));
  yield* contentDocuments(today);
  yield* ethogramDocuments(today);
  yield* questionnaireDocuments(today);
  yield* profileDocuments(today);
  yield* contextDocuments(today);
  yield* reviewLogDocuments(today);
  yield* sectorDocuments(pictures);
  // The sessions come before the records that keep the last of them.
  const last = new LastEvaluations();
  for (const document of scanDocuments(randomFrom(20_263), all, today)) {
    last.add(document);
    yield document;
  }
  const random = randomFrom(20_261);
  const parks = parkDocuments(all, largeFilling(random, today, pictures), (place) =>
    measurementDocuments(random, place, today),
  );
  for (const document of parks) yield last.keptIn(document);
  yield* nutritionNoteDocuments(today);
  yield* taskDocuments(randomFrom(20_262), all, today);
}
