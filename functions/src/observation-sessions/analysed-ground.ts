import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { registerEntrySchema } from '../../../src/domain/animals/register.ts';
import { MAX_ZONES, zoneSchema } from '../../../src/domain/enclosures/zone.ts';
import { NOT_VISIBLE } from '../../../src/domain/ethograms/ethogram.ts';
import { WHOLE_GROUP } from '../../../src/domain/observation-sessions/scan-recorder.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import type { AnalysisGround } from '../../../src/domain/scan-analysis/session-data-set.ts';
import { versionOfCampaign } from '../campaigns/frozen-versions.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { enclosurePath, isDocumentId, registerPath } from '../common/paths.ts';
import { enclosureOf } from '../places/park-places.ts';

/** Parts of one register: 40,000 animals, as the browser reads. */
const MAX_PARTS = 100;

/** Returns the things that the sessions of a campaign speak of, without zones; the order is that of the database. */
export async function groundOf(
  campaign: Campaign,
  heads: readonly ObservationSession[],
): Promise<Omit<AnalysisGround, 'zones'>> {
  const { zooId } = campaign;
  const [speciesOf, version, areas] = await Promise.all([
    speciesOfAnimals(zooId),
    inTransaction((transaction) => versionOfCampaign(transaction, campaign)),
    areasOf(zooId, enclosuresOf(heads)),
  ]);
  const categoryIds = new Set(version?.categories.map(({ categoryId }) => categoryId));
  const behaviours = (version?.behaviours ?? []).filter(
    ({ code, categoryId }) => code !== NOT_VISIBLE && categoryIds.has(categoryId),
  );
  const animalIds = [...new Set(heads.flatMap((head) => head.animalIds)), WHOLE_GROUP];
  return {
    animals: animalIds.map((animalId) => ({ animalId, speciesId: speciesOf.get(animalId) ?? '' })),
    codes: behaviours.map(({ code }) => code),
    areas,
  };
}

/** Returns the zones of the enclosures of sessions. */
export async function zonesOf(zooId: string, heads: readonly ObservationSession[]): Promise<AnalysisGround['zones']> {
  const found = await Promise.all(
    enclosuresOf(heads).map((enclosureId) =>
      database()
        .collection(`${enclosurePath(enclosureId)}/zones`)
        .where('zooId', '==', zooId)
        .orderBy('position')
        .limit(MAX_ZONES)
        .get(),
    ),
  );
  return found
    .flatMap(({ docs }) => docs)
    .flatMap((document) => zoneSchema.safeParse({ ...document.data(), zoneId: document.id }).data ?? []);
}

function enclosuresOf(heads: readonly ObservationSession[]): readonly string[] {
  return [...new Set(heads.map(({ enclosureId }) => enclosureId))].filter(isDocumentId);
}

async function speciesOfAnimals(zooId: string): Promise<ReadonlyMap<string, string>> {
  const { docs } = await database().collection(registerPath(zooId)).orderBy('part').limit(MAX_PARTS).get();
  const entries = docs.flatMap((document) => Object.entries((document.get('entries') ?? {}) as object));
  return new Map(
    entries.flatMap(([animalId, entry]) => {
      const read = registerEntrySchema.safeParse(entry);
      return read.success ? [[animalId, read.data.specieId ?? ''] as const] : [];
    }),
  );
}

async function areasOf(zooId: string, enclosureIds: readonly string[]): Promise<AnalysisGround['areas']> {
  if (enclosureIds.length === 0) return [];
  const documents = await database().getAll(...enclosureIds.map((id) => database().doc(enclosurePath(id))));
  return documents.flatMap((document) => {
    const data = document.data();
    return data === undefined || data['zooId'] !== zooId ? [] : enclosureOf(document.id, data).areas;
  });
}
