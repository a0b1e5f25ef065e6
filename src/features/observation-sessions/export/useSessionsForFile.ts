import { useLazyAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useLazyZonesQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useLazyEthogramVersionQuery } from '#data/ethograms/ethograms.endpoints.ts';
import { recordsForFile } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import type { EthogramVersion } from '#domain/ethograms/ethogram.ts';
import { writeBoris } from '#domain/ethograms/files/write-boris.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { ExchangeKind } from '#domain/session-exchange/exchanged-session.ts';
import type { WholeSession } from '#domain/session-exchange/to-exchanged.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { useEnclosureNames } from '../parts/useEnclosureNames.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import { categoriesByCode, namesOfSessions } from './names-of-sessions.ts';
import type { FileContent } from './session-file-tasks.ts';

/** Sessions that are read at the same time. */
const AT_ONCE = 6;

/** The stop of a reading, and the function that hears how many sessions are read. */
export type FileReadingWay = { readonly signal: AbortSignal; readonly report: (done: number) => void };

/** Returns a function that reads sessions once, with everything that a file of them says. Throws what cannot be read. */
export function useSessionsForFile(campaignNameOf: (campaignId: string) => string) {
  const { zooId, userId } = useActor();
  const language = useLanguage();
  const observerNameOf = usePersonNames();
  const enclosureNameOf = useEnclosureNames();
  const dispatch = useAppDispatch();
  const [askRegister] = useLazyAnimalRegisterQuery();
  const [askZones] = useLazyZonesQuery();
  const [askVersion] = useLazyEthogramVersionQuery();

  const readRecords = async (session: ObservationSession): Promise<WholeSession> => {
    const { visitId, observerId } = session;
    const own = observerId === userId ? { observerId } : {};
    const read = await dispatch(recordsForFile({ visitId, zooId, ...own }));
    if (!read.ok) throw new Error(read.error.code);
    return { session, records: read.value };
  };
  return async (
    kind: ExchangeKind,
    heads: readonly ObservationSession[],
    { signal, report }: FileReadingWay,
  ): Promise<FileContent> => {
    const sessions: WholeSession[] = [];
    for (let at = 0; at < heads.length; at += AT_ONCE) {
      // oxlint-disable-next-line no-await-in-loop -- a few sessions at a time, so that others are served as well
      sessions.push(...(await Promise.all(heads.slice(at, at + AT_ONCE).map(readRecords))));
      signal.throwIfAborted();
      report(sessions.length);
    }
    const register = await askRegister(zooId, true).unwrap();
    const zones: Zone[] = [];
    for (const enclosureId of new Set(heads.map((head) => head.enclosureId))) {
      // oxlint-disable-next-line no-await-in-loop -- each question takes the place of the one before
      const found = await askZones({ zooId, enclosureId }, true).unwrap();
      zones.push(...found.zones);
    }
    const versions: EthogramVersion[] = [];
    for (const question of versionsOf(heads)) {
      // oxlint-disable-next-line no-await-in-loop -- each question takes the place of the one before
      versions.push(await askVersion(question, true).unwrap());
    }
    signal.throwIfAborted();
    const things = {
      campaigns: heads.map(({ campaignId }) => [campaignId, campaignNameOf(campaignId)] as const),
      enclosures: heads.map(({ enclosureId }) => [enclosureId, enclosureNameOf(enclosureId)] as const),
      observers: heads.map(({ observerId }) => [observerId, observerNameOf(observerId)] as const),
      animals: register.animals.map(({ animalId, animalName }) => [animalId, animalName] as const),
      zones: zones.map(({ zoneId, zoneName }) => [zoneId, zoneName] as const),
      versions: versions.map((one) => ({ ...one, version: one.number })),
    };
    const [first] = versions;
    return {
      ...{ kind, sessions, names: namesOfSessions(things, language), now: nowMs() },
      categories: categoriesByCode(things.versions, language),
      ground: first === undefined ? {} : writeBoris(first, language),
    };
  };
}

function versionsOf(heads: readonly ObservationSession[]) {
  const known = heads.flatMap(({ ethogramId, ethogramVersion }) =>
    ethogramId === null || ethogramVersion === null ? [] : [{ ethogramId, number: ethogramVersion }],
  );
  return [...new Map(known.map((one) => [`${one.ethogramId} ${one.number}`, one])).values()];
}
