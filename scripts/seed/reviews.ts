import { type Species, speciesLogSchema } from '../../src/domain/taxonomy/taxonomy.ts';
import { instantOf } from './fates.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

type Review = NonNullable<Species['reviewData']>;

const BY = { userId: 'provider-staff', name: 'Olivia Bernard' } as const;

const REASONS = [
  { specieId: 'girafe', daysAgo: 12, reason: 'Une ou plusieurs espèces de girafes : à trancher.' },
  { specieId: 'tamarin-empereur', daysAgo: 40, reason: 'Genre à vérifier auprès d’une autorité taxonomique.' },
] as const;

/** Returns why species of the catalogue are under review, by their ids. */
export function reviewsOf(today: number): Readonly<Record<string, Review>> {
  return Object.fromEntries(
    REASONS.map(({ specieId, daysAgo, reason }) => [
      specieId,
      { reason, by: BY.userId, atUnix: instantOf(today, daysAgo) },
    ]),
  );
}

/** Returns the logs of these species: time, author and reason of the review. */
export function reviewLogDocuments(today: number): SeedDocument[] {
  return Object.entries(reviewsOf(today)).map(([specieId, { reason, atUnix }]) => {
    const log = speciesLogSchema.parse({
      logId: String(atUnix),
      atUnix,
      by: BY.userId,
      byName: BY.name,
      action: 'reviewAsked',
      changes: [{ field: 'reviewData', from: null, to: reason }],
    });
    return stored(`species/${specieId}/logs/${log.logId}`, log);
  });
}
