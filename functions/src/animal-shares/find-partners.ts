import { randomUUID } from 'node:crypto';
import {
  type FoundPartner,
  foundPartners,
  isPartnerSearch,
  type PartnerFacts,
} from '../../../src/domain/animal-shares/partner-search.ts';
import { findPartnersContract } from '../../../src/domain/callables/animal-shares.ts';
import type { RequestOf } from '../../../src/domain/callables/contract.ts';
import { establishmentSchema, OLDER_ESTABLISHMENT } from '../../../src/domain/establishments/establishment.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { mayInSector } from '../common/park-actor.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { ESTABLISHMENTS } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { maySend } from '../common/send-limit.ts';

const FACTS = [
  'zooId',
  'zooName',
  'zooTiers',
  'type',
  'isDemo',
  'isProvider',
] as const satisfies (keyof PartnerFacts)[];

/**
 * Answers the names of possible partners to the people who may share animals, a hundred searches an hour for each.
 * @source src/domain/callables/animal-shares.ts; decision 43
 */
export const findPartners = parkCallable(findPartnersContract, { handle: find });

async function find(
  { zooId, search }: RequestOf<typeof findPartnersContract>,
  { actor }: ParkCaller,
): Promise<{ partners: FoundPartner[] } | Refusal> {
  if (!mayInSector(actor, 'animal.share', null)) return refuse('generic/permission-denied');
  if (!isPartnerSearch(search)) return { partners: [] };
  const act = { userId: actor.userId, kind: 'partnerSearch', id: randomUUID() } as const;
  if (!(await maySend(database(), act, now()))) return refuse('generic/too-many-requests');
  const { docs } = await database()
    .collection(ESTABLISHMENTS)
    .select(...FACTS)
    .get();
  const establishments = docs.flatMap((document) => {
    const read = establishmentSchema.safeParse({ ...OLDER_ESTABLISHMENT, ...document.data(), zooId: document.id });
    return read.success ? [read.data] : [];
  });
  return { partners: [...foundPartners(establishments, zooId, search)] };
}
