import type { Transaction } from 'firebase-admin/firestore';
import type { SaveSpeciesRequest } from '../../../src/domain/callables/taxonomy.ts';
import { bundledSpecies } from '../../../src/domain/taxonomy/bundle.ts';
import { partsWith } from '../../../src/domain/taxonomy/bundle-parts.ts';
import { checkSpecies, tidySpecies } from '../../../src/domain/taxonomy/check-species.ts';
import { isIucnId } from '../../../src/domain/taxonomy/iucn-row.ts';
import { speciesChanges } from '../../../src/domain/taxonomy/species-changes.ts';
import { speciesFromStored } from '../../../src/domain/taxonomy/stored-taxa.ts';
import { OLDER_SPECIES, type Species, type SpeciesLog } from '../../../src/domain/taxonomy/taxonomy.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isDocumentId } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { bundleFor, speciesIn, type StoredBundle, writeBundle } from './catalogue-bundle.ts';
import { freeId } from './free-id.ts';
import { SPECIES, speciesLogPath } from './taxonomy-paths.ts';

/**
 * Writes a species, its log entry and the bundle in one transaction, and returns its id. An unchanged species writes
 * nothing. Refusals: those of `checkSpecies` at their field, 'taxon/not-found', 'taxon/changed-meanwhile',
 * 'taxon/review-reason-required', 'generic/invalid-input' for an identifier that no line of the IUCN list has.
 */
export async function writeSpecies(
  request: SaveSpeciesRequest,
  caller: Caller,
): Promise<{ specieId: string } | Refusal> {
  return database().runTransaction(async (transaction) => {
    const bundle = await bundleFor(database(), transaction);
    const before = await storedBefore(transaction, request);
    if (before !== null && isRefusal(before)) return before;
    const specieId =
      before?.specieId ?? (await freeId(database(), transaction, SPECIES, request.specieLatinName.trim()));
    const after = changedSpecies(request, before, specieId, bundle, caller);
    if (isRefusal(after)) return after;
    const changes = speciesChanges(before, after, (id) => bundle.head.families[id]?.familyLatinName ?? id);
    // An earlier move of its family into another order may have left the species behind.
    if (changes.length === 0 && before?.orderId === after.orderId) return { specieId };

    // Field by field, so that a removed name goes; fields that are not the species' own stay.
    const stored = withTimestamps(after);
    const document = database().collection(SPECIES).doc(specieId);
    transaction.set(document, stored, { mergeFields: Object.keys(stored) });
    const log: SpeciesLog = {
      logId: String(after.updatedAtUnix),
      atUnix: after.updatedAtUnix ?? 0,
      by: caller.userId,
      byName: `${caller.user.userFirstname} ${caller.user.userLastname}`.trim(),
      action: actionOf(before, after),
      changes,
    };
    transaction.set(database().doc(speciesLogPath(specieId, log.logId)), withTimestamps(log));
    writeBundle(database(), transaction, bundle, { parts: partsWith(bundle.parts, specieId, bundledSpecies(after)) });
    return { specieId };
  });
}

/** Returns the species to change, null for a new one, or the refusal. */
async function storedBefore(
  transaction: Transaction,
  { specieId, expectedUpdatedAtUnix }: SaveSpeciesRequest,
): Promise<Species | Refusal | null> {
  if (specieId === null) return null;
  if (!isDocumentId(specieId)) return refuse('taxon/not-found', 'specieId');
  const document = await transaction.get(database().collection(SPECIES).doc(specieId));
  if (!document.exists) return refuse('taxon/not-found', 'specieId');
  const species = speciesFromStored(document.id, document.data());
  return species.updatedAtUnix === expectedUpdatedAtUnix ? species : refuse('taxon/changed-meanwhile');
}

/** Returns the species to store, or its first fault. */
function changedSpecies(
  request: SaveSpeciesRequest,
  before: Species | null,
  specieId: string,
  bundle: StoredBundle,
  caller: Caller,
): Species | Refusal {
  const tidy = tidySpecies(request);
  const [wrong] = Object.entries(checkSpecies(tidy, speciesIn(bundle), before?.specieId ?? null));
  if (wrong !== undefined) return refuse(wrong[1].code, wrong[0]);
  const family = tidy.familyId === null ? undefined : bundle.head.families[tidy.familyId];
  if (family === undefined) return refuse('taxon/not-found', 'familyId');
  // An old invalid identifier does not keep anybody from changing another field.
  const { iucnId } = tidy;
  if (iucnId !== null && iucnId !== before?.iucnId && !isIucnId(iucnId))
    return refuse('generic/invalid-input', 'iucnId');
  const updatedAtUnix = Math.max(now(), (before?.updatedAtUnix ?? 0) + 1);
  const reviewData = reviewOf(request.review, before?.reviewData ?? null, caller, updatedAtUnix);
  if (reviewData !== null && isRefusal(reviewData)) return reviewData;
  const { familyId } = tidy;
  const { orderId } = family;
  return {
    ...(before ?? OLDER_SPECIES),
    ...tidy,
    specieId,
    orderId,
    specieFamily: { familyId, familyOrder: { orderId } },
    underReview: reviewData !== null,
    reviewData,
    updatedAtUnix,
  };
}

/** Returns the reason for the species' review from now on; null when it is not under review. */
function reviewOf(
  asked: SaveSpeciesRequest['review'],
  before: Species['reviewData'],
  { userId }: Caller,
  atUnix: number,
): Species['reviewData'] | Refusal {
  if (asked === undefined || asked === null) return asked === null ? null : before;
  const reason = asked.trim();
  if (reason === '') return refuse('taxon/review-reason-required', 'review');
  return reason === before?.reason ? before : { reason, by: userId, atUnix };
}

function actionOf(before: Species | null, after: Species): SpeciesLog['action'] {
  if (before === null) return 'created';
  if (after.reviewData !== null && after.reviewData.reason !== before.reviewData?.reason) return 'reviewAsked';
  return before.underReview && !after.underReview ? 'reviewClosed' : 'changed';
}
