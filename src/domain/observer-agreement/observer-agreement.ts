import { type Agreement, agreementOf } from '../analysis/agreement-results.ts';
import type { DataSet } from '../analysis/data-set.ts';
import type { Judgement } from './judged-items.ts';

/** The opinion of one observer on a session. */
export type SessionOpinion = {
  readonly observerId: string;
  readonly items: ReadonlyMap<string, Judgement>;
};
/** A session with the opinions of everybody who observed it, that of its own observer first. */
export type JudgedSession = { readonly visitId: string; readonly opinions: readonly SessionOpinion[] };

/** How far two observers agree over the sessions that both observed. */
export type PairAgreement = Agreement['codes']['pairs'][number] & {
  readonly sessions: number;
  /** items of these sessions that one of the two judged and the other did not */
  readonly onlyFirst: number;
  readonly onlySecond: number;
  /** on the level of elevation; null where the two share no item with one */
  readonly elevation: Agreement['ranks']['pairs'][number] | null;
};

/** How far three or more observers of the same sessions agree, over the items that all of them judged. */
export type GroupAgreement = {
  readonly observerIds: readonly string[];
  readonly sessions: number;
  readonly items: number;
  readonly fleissKappa: number | null;
};

export type ObserverAgreement = {
  /** pairs with a session in common, those with the most common items first */
  readonly pairs: readonly PairAgreement[];
  /** sets of three observers or more that observed the same sessions, those with the most items first */
  readonly groups: readonly GroupAgreement[];
};

/**
 * Returns how far observers agree: each two over all sessions that both observed, and each set of three or more that
 * observed the same sessions. The observers of sessions come before those of second opinions. Empty lists without sessions.
 * @source analysis definitions, 9
 */
export function observerAgreement(sessions: readonly JudgedSession[]): ObserverAgreement {
  const { codes, ranks } = agreementOf(codingsOf(sessions));
  const pairs = codes.pairs.flatMap((pair): readonly PairAgreement[] => {
    const shared = sharedBy(sessions, pair);
    if (shared.length === 0) return [];
    const elevation = ranks.pairs.find((one) => isSamePair(one, pair) && one.items > 0) ?? null;
    return [{ ...pair, sessions: shared.length, ...oneSided(shared), elevation }];
  });
  const sets = Map.groupBy(sessions, ({ opinions }) => observersOf(opinions).toSorted().join(' '));
  const groups = [...sets.values()].flatMap((same) => {
    const observerIds = observersOf(same[0]?.opinions ?? []);
    return observerIds.length < 3 ? [] : [groupOf(observerIds, same)];
  });
  return {
    pairs: pairs.toSorted((one, other) => other.items - one.items),
    groups: groups.toSorted((one, other) => other.items - one.items),
  };
}

type Two = { readonly first: string; readonly second: string };
type Shared = readonly [SessionOpinion, SessionOpinion];

/** The items of a session are its own: scans of the same number of two sessions are different ones. */
function codingsOf(sessions: readonly JudgedSession[]): DataSet['coded'] {
  const codings = (isOfSession: boolean) =>
    sessions.flatMap(({ visitId, opinions }) =>
      opinions
        .filter((_opinion, place) => (place === 0) === isOfSession)
        .flatMap(({ observerId, items }) =>
          [...items].map(([item, { code, elevation }]) => ({
            ...{ observerId, itemId: `${visitId} ${item}`, code, rank: elevation },
          })),
        ),
    );
  return [...codings(true), ...codings(false)];
}

function sharedBy(sessions: readonly JudgedSession[], { first, second }: Two): readonly Shared[] {
  return sessions.flatMap(({ opinions }) => {
    const one = opinions.find(({ observerId }) => observerId === first);
    const other = opinions.find(({ observerId }) => observerId === second);
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });
}

function oneSided(shared: readonly Shared[]): Pick<PairAgreement, 'onlyFirst' | 'onlySecond'> {
  const missing = (from: SessionOpinion, to: SessionOpinion) =>
    [...from.items.keys()].filter((item) => !to.items.has(item)).length;
  return {
    onlyFirst: shared.reduce((sum, [one, other]) => sum + missing(one, other), 0),
    onlySecond: shared.reduce((sum, [one, other]) => sum + missing(other, one), 0),
  };
}

/** Elevation may bring the two into another order: whoever noted a level first. */
function isSamePair(one: Two, other: Two): boolean {
  return (
    (one.first === other.first && one.second === other.second) ||
    (one.first === other.second && one.second === other.first)
  );
}

function observersOf(opinions: readonly SessionOpinion[]): readonly string[] {
  return opinions.map(({ observerId }) => observerId);
}

function groupOf(observerIds: readonly string[], sessions: readonly JudgedSession[]): GroupAgreement {
  const { fleissKappa, itemsOfAll } = agreementOf(codingsOf(sessions)).codes;
  return { observerIds, sessions: sessions.length, items: itemsOfAll, fleissKappa };
}
