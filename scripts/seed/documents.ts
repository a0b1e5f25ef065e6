import { alertDocuments } from './alerts.ts';
import { startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { campaignEvaluationDocuments } from './campaign-evaluations.ts';
import { campaignDocuments } from './campaigns.ts';
import { catalogueDocuments } from '../catalogue/documents.ts';
import { contentDocuments } from '../content/documents.ts';
import { announcementDocuments } from './announcements.ts';
import { automationDocuments } from './automations.ts';
import { establishmentDocuments } from './establishments.ts';
import { ethogramDocuments } from './ethograms.ts';
import { informationDocuments } from './information.ts';
import { largeDocuments } from './large/documents.ts';
import { withLastEvaluations } from './last-evaluations.ts';
import { nutritionNoteDocuments } from './nutrition-notes.ts';
import { parkDocuments, smallFilling } from './parks-documents.ts';
import { peopleDocuments } from './people.ts';
import type { Pictures } from './pictures/pictures.ts';
import { placesOfParks } from './place.ts';
import { contextDocuments, profileDocuments, questionnaireDocuments } from './questionnaires.ts';
import { quickEvaluationDocuments } from './quick-evaluations.ts';
import { randomFrom } from './random.ts';
import { reviewLogDocuments, reviewsOf } from './reviews.ts';
import { sectorDocuments } from './sectors.ts';
import type { SeedDocument } from './seed-document.ts';
import { secondEvaluationDocuments } from './second-evaluations.ts';
import { knownAnswerDocuments } from './known-answers.ts';
import { secondOpinionDocuments } from './second-opinions.ts';
import { sessionDocuments } from './sessions.ts';
import { taskDocuments } from './tasks.ts';
import { placesOfTenThousand } from './ten-thousand.ts';

/**
 * The scales of the seed: `medium` has ten times the animals and tasks of `small`, `animals` is `small` with 10,000
 * animals in the largest park, `large` has the data of a group of parks.
 */
export const SCALES = ['small', 'medium', 'animals', 'large'] as const;
export type Scale = (typeof SCALES)[number];

/** Returns whether the word names a scale. */
export function isScale(text: string): text is Scale {
  return (SCALES as readonly string[]).includes(text);
}

const FACTORS = { small: 1, medium: 10, animals: 1 } as const;

/** Yields every document of a seed. The same scale, day and pictures give the same documents. */
export function documentsOfScale(scale: Scale, now: number, pictures: Pictures | null = null): Iterable<SeedDocument> {
  return scale === 'large' ? largeDocuments(now, pictures) : seedDocuments(scale, now, pictures);
}

/** Returns every document of a seed that fits into memory. */
export function seedDocuments(
  scale: keyof typeof FACTORS,
  now: number,
  pictures: Pictures | null = null,
): SeedDocument[] {
  const factor = FACTORS[scale];
  const today = startOfDay(now, ZONE);
  const places = scale === 'animals' ? placesOfTenThousand() : placesOfParks(factor);
  const contexts = contextDocuments(today);
  const parks = [...parkDocuments(places, smallFilling(randomFrom(20_251), today, pictures))];
  const campaigns = campaignDocuments([...contexts, ...parks], today);
  const questionnaires = questionnaireDocuments(today);
  const own = sessionDocuments([...contexts, ...campaigns, ...parks], today);
  const judged = [...own, ...secondOpinionDocuments([...campaigns, ...own])];
  const sessions = [...judged, ...knownAnswerDocuments([...campaigns, ...judged])];
  const evaluated = campaignEvaluationDocuments([...questionnaires, ...campaigns], today);
  const evaluations = [...evaluated, ...secondEvaluationDocuments([...questionnaires, ...campaigns, ...evaluated])];
  return withLastEvaluations([
    ...establishmentDocuments(),
    ...announcementDocuments(now),
    ...peopleDocuments(),
    ...informationDocuments(now),
    ...catalogueDocuments(today, reviewsOf(today)),
    ...contentDocuments(today),
    ...reviewLogDocuments(today),
    ...ethogramDocuments(today),
    ...questionnaires,
    ...evaluations,
    ...profileDocuments(today),
    ...contexts,
    ...quickEvaluationDocuments(today),
    ...sectorDocuments(pictures),
    ...parks,
    ...campaigns,
    ...sessions,
    ...alertDocuments([...campaigns, ...parks, ...sessions, ...evaluations], today),
    ...nutritionNoteDocuments(today),
    ...taskDocuments(randomFrom(20_252), factor, now),
    ...automationDocuments(now),
  ]);
}
