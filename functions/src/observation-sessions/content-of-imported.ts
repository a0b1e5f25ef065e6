import type { Transaction } from 'firebase-admin/firestore';
import type { Enclosure } from '../../../src/domain/enclosures/enclosure.ts';
import type { EthogramVersion } from '../../../src/domain/ethograms/ethogram.ts';
import { WHOLE_GROUP } from '../../../src/domain/observation-sessions/scan-recorder.ts';
import type { ImportedSession } from '../../../src/domain/session-exchange/imported-session.ts';
import { knownModifiers } from '../../../src/domain/session-exchange/known-things.ts';
import { readAnimals } from '../animals/stored-animals.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { readPlaces, readZones } from '../places/park-places.ts';

/**
 * Returns the refusal of an imported session that names an animal, an enclosure, a zone, a plan or a modifier which the
 * establishment does not have; null for none.
 */
export async function refusalOfContent(
  transaction: Transaction,
  session: ImportedSession,
  { zooId, version }: { readonly zooId: string; readonly version: EthogramVersion | null },
): Promise<Refusal | null> {
  const animals = await readAnimals(transaction, zooId, animalsIn(session));
  if (isRefusal(animals)) return animals;
  const { enclosures } = await readPlaces(transaction, zooId, [session.enclosureId]);
  const enclosure = enclosures.get(session.enclosureId);
  if (enclosure === undefined) return refuse('exchange/enclosure-not-in-campaign', 'enclosureId');
  const place = await unknownPlace(transaction, session, enclosure);
  if (place !== null) return refuse('exchange/place-unknown', 'scans', { value: place });
  const modifier = unknownModifier(session, version);
  return modifier === null ? null : refuse('exchange/modifier-unknown', 'events', { value: modifier });
}

function animalsIn({ animalIds, scans, events }: ImportedSession): readonly string[] {
  const records = scans.flatMap((scan) => scan.records);
  const named = [
    ...animalIds,
    ...records.flatMap(({ nearestId, nearIds }) => (nearestId === null ? nearIds : [nearestId, ...nearIds])),
    ...scans.flatMap(({ interactions }) => interactions.flatMap(({ actorId, receiverId }) => [actorId, receiverId])),
    ...events.map(({ animalId }) => animalId),
  ];
  // The record of a whole group names no animal.
  const recorded = records.map(({ animalId }) => animalId).filter((animalId) => animalId !== WHOLE_GROUP);
  return [...new Set([...named, ...recorded])];
}

/** Returns the first zone or plan that the enclosure does not have; a session without zones reads none. */
async function unknownPlace(
  transaction: Transaction,
  { scans }: ImportedSession,
  { enclosureId, areas }: Enclosure,
): Promise<string | null> {
  const records = scans.flatMap((scan) => scan.records);
  const zoneIds = records.flatMap(({ zoneId }) => zoneId ?? []);
  const zones = zoneIds.length === 0 ? [] : await readZones(transaction, enclosureId);
  const known = { zones: new Set(zones.map((zone) => zone.zoneId)), plans: new Set(areas.map((area) => area.areaId)) };
  const planIds = records.flatMap(({ planId }) => planId ?? []);
  return zoneIds.find((id) => !known.zones.has(id)) ?? planIds.find((id) => !known.plans.has(id)) ?? null;
}

function unknownModifier({ events }: ImportedSession, version: EthogramVersion | null): string | null {
  const known = new Map(
    (version?.behaviours ?? []).map((behaviour) => [
      behaviour.code,
      new Set(knownModifiers(behaviour).map(({ id }) => id)),
    ]),
  );
  const unknown = events.flatMap(({ code, modifiers }) =>
    modifiers.filter((one) => known.get(code ?? '')?.has(one) !== true),
  );
  return unknown[0] ?? null;
}
