import type { Transaction } from 'firebase-admin/firestore';
import { type Animal, animalSchema, OLDER_ANIMAL } from '../../../src/domain/animals/animal.ts';
import { type CampaignContent, MAX_CAMPAIGN_ENCLOSURES } from '../../../src/domain/campaigns/campaign.ts';
import { scanGapsOf } from '../../../src/domain/enclosures/scan-readiness.ts';
import { database } from '../common/firebase.ts';
import { animalPath, isDocumentId } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { readPlaces } from '../places/park-places.ts';

/** Names in one refusal; the others follow when these are settled. */
const MOST_NAMES = 10;

/**
 * Returns the enclosures of a campaign: the chosen ones, or those in which the chosen animals are now. The refusal names
 * the animals without an enclosure, and for a campaign with scans the enclosures that are not ready for them.
 * @source specification, point 4 "Enclosure": scan readiness
 */
export async function placesOfCampaign(
  transaction: Transaction,
  zooId: string,
  content: CampaignContent,
): Promise<string[] | Refusal> {
  const isByEnclosure = content.concernedBy === 'enclosure';
  const field = isByEnclosure ? 'enclosureIds' : 'animalIds';
  const ids = isByEnclosure ? content.enclosureIds : await enclosuresOfAnimals(transaction, zooId, content.animalIds);
  if (isRefusal(ids)) return ids;
  if (ids.length > MAX_CAMPAIGN_ENCLOSURES) return refuse('campaign/too-many', field, { max: MAX_CAMPAIGN_ENCLOSURES });
  const { enclosures } = await readPlaces(transaction, zooId, ids);
  const known = ids.map((id) => enclosures.get(id)).filter((one) => one !== undefined && !one.isArchived);
  if (known.length < ids.length) return refuse('campaign/enclosures-unknown', field);
  const gaps = content.observation.methods.includes('scan')
    ? known.filter((one) => one !== undefined && scanGapsOf(one).length > 0)
    : [];
  if (gaps.length === 0) return [...ids];
  return refuse('campaign/enclosures-not-ready', field, namesOf(gaps.map((one) => one?.enclosureName ?? '')));
}

/** Returns the refusal of places and animals that the establishment has not; null for none. */
export async function unknownPlaces(
  transaction: Transaction,
  zooId: string,
  { enclosureIds, animalIds }: CampaignContent,
): Promise<Refusal | null> {
  const { enclosures } = await readPlaces(transaction, zooId, enclosureIds);
  if (enclosureIds.some((id) => enclosures.get(id)?.isArchived !== false))
    return refuse('campaign/enclosures-unknown', 'enclosureIds');
  const animals = await presentAnimals(transaction, zooId, animalIds);
  return isRefusal(animals) ? animals : null;
}

async function enclosuresOfAnimals(
  transaction: Transaction,
  zooId: string,
  animalIds: readonly string[],
): Promise<string[] | Refusal> {
  const animals = await presentAnimals(transaction, zooId, animalIds);
  if (isRefusal(animals)) return animals;
  const placeless = animals.filter(({ animalEnclosureData }) => animalEnclosureData === null);
  const names = namesOf(placeless.map(({ animalName }) => animalName));
  if (placeless.length > 0) return refuse('campaign/animals-without-place', 'animalIds', names);
  return [...new Set(animals.flatMap(({ animalEnclosureData }) => animalEnclosureData?.enclosureId ?? []))];
}

/** Returns the animals of these ids that live in the establishment, or the refusal when one does not. */
async function presentAnimals(
  transaction: Transaction,
  zooId: string,
  animalIds: readonly string[],
): Promise<Animal[] | Refusal> {
  const ids = [...new Set(animalIds)];
  const references = ids.filter(isDocumentId).map((id) => database().doc(animalPath(id)));
  const documents = references.length === 0 ? [] : await transaction.getAll(...references);
  const animals = documents.flatMap((document) => {
    const read = animalSchema.safeParse({ ...OLDER_ANIMAL, ...document.data(), animalId: document.id }).data;
    return read !== undefined && read.zooId === zooId && read.status === 'present' && !read.isArchived ? [read] : [];
  });
  return animals.length < ids.length ? refuse('campaign/animals-unknown', 'animalIds') : animals;
}

function namesOf(names: readonly string[]): { readonly names: string } {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return { names: names.length > MOST_NAMES ? `${shown}…` : shown };
}
