import type { Actor } from '../access/actor.ts';
import { mayDo } from '../access/operations.ts';
import { agreementByCategory, cohensKappa } from '../analysis/agreement/cohens-kappa.ts';
import { campaignSubject } from '../campaigns/campaign-rights.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { countedScans } from '../observation-sessions/counted-scans.ts';
import {
  type KnownAgreement,
  MAX_PLANNED_COUNT,
  type ObservationSession,
  type SessionRecord,
} from '../observation-sessions/session.ts';
import { percentAgreement } from '../statistics/agreement.ts';
import { judgedItems } from './judged-items.ts';

/** The most behaviours that a comparison with known answers names. */
export const MAX_LEAST_AGREED = 3;

type Head = Pick<
  ObservationSession,
  'method' | 'status' | 'isDeferred' | 'secondOf' | 'invalidReason' | 'isKnownAnswer' | 'observerId'
>;
type Records = readonly Pick<SessionRecord, 'entries'>[];
type Trained = Pick<Campaign, 'zooId' | 'type' | 'observerIds' | 'auditorIds'>;

/** The place of a known answer that the session does not answer; no behaviour has this code. */
const NO_ANSWER = '';

/**
 * Returns whether a session can hold the known answers of its campaign: in a training, a finished and valid scan session of
 * its own. A session that was entered afterwards cannot: memory is no reference.
 */
export function canHoldKnownAnswers(
  { type }: Pick<Campaign, 'type'>,
  { method, status, isDeferred, secondOf, invalidReason }: Omit<Head, 'isKnownAnswer' | 'observerId'>,
): boolean {
  const isOwn = secondOf === null && !isDeferred;
  return type === 'training' && method === 'scan' && status === 'finished' && isOwn && invalidReason === '';
}

/**
 * Returns whether a person may say that a session holds the known answers of its campaign: somebody who edits the campaign.
 * A person who is trained in it says so of their own session alone.
 */
export function mayChooseKnownAnswers(
  actor: Actor,
  campaign: Trained,
  { observerId }: Pick<Head, 'observerId'>,
): boolean {
  const isTrained = campaign.observerIds.includes(actor.userId) && observerId !== actor.userId;
  return !isTrained && mayDo(actor, 'knownAnswers.choose', campaignSubject(campaign));
}

/**
 * Returns whether a person may read what was recorded in a session, as the rules decide it: known answers, and the sessions
 * that repeat them, are closed to everybody but their observer and the people who judge a training. `first` is the session
 * that this one repeats; null for none, and while it is not known.
 */
export function mayReadRecords(
  actor: Actor,
  campaign: Trained,
  session: Pick<Head, 'isKnownAnswer' | 'observerId'>,
  first: Pick<Head, 'isKnownAnswer'> | null,
): boolean {
  const isClosed = session.isKnownAnswer || first?.isKnownAnswer === true;
  return !isClosed || session.observerId === actor.userId || mayReadKnownAnswers(actor, campaign);
}

/** Returns whether a person may read all known answers of a campaign. */
export function mayReadKnownAnswers(actor: Actor, campaign: Trained): boolean {
  return mayDo(actor, 'knownAnswers.read', campaignSubject(campaign));
}

/** Returns whether a person may begin a session that repeats one with known answers: a trainee who did not record it. */
export function mayRepeat(
  userId: string,
  { type, status, observerIds }: Pick<Campaign, 'type' | 'status' | 'observerIds'>,
  known: Pick<Head, 'isKnownAnswer' | 'invalidReason' | 'observerId'>,
): boolean {
  const isTrained = observerIds.includes(userId) && known.observerId !== userId;
  return type === 'training' && status === 'active' && isTrained && known.isKnownAnswer && known.invalidReason === '';
}

/** Returns the number of scans that a session needs to repeat known answers, from 0. */
export function scansToRepeat({
  plannedCount,
  doneCount,
}: Pick<ObservationSession, 'plannedCount' | 'doneCount'>): number {
  return Math.min(MAX_PLANNED_COUNT, Math.max(plannedCount, doneCount));
}

/** Returns whether a session was recorded to be compared with known answers; `first` is the one that it repeats, if it is read. */
export function answersKnown(
  { secondOf, knownAgreement: agreement }: Pick<ObservationSession, 'secondOf' | 'knownAgreement'>,
  first: Pick<Head, 'isKnownAnswer'> | null,
): boolean {
  return secondOf !== null && (agreement !== null || first?.isKnownAnswer === true);
}

/**
 * Returns how far a session agrees with known answers. Every known answer is an item: one that the session leaves out counts
 * as a difference, so that nobody chooses what is compared. Null while the session has fewer scans than the known answers, whose
 * entries may come late, and without known answers.
 * @source analysis definitions, 9
 */
export function knownAgreement(known: Records, answers: Records): KnownAgreement | null {
  if (countedScans(answers).length < countedScans(known).length) return null;
  const given = judgedItems(answers);
  const items = [...judgedItems(known)].map(([item, { code }]) => [code, given.get(item)?.code ?? NO_ANSWER] as const);
  const percent = percentAgreement(items);
  if (percent === null) return null;
  const least = agreementByCategory(items)
    .flatMap(({ category: code, kappa }) =>
      code === NO_ANSWER || kappa === null || kappa === 1 ? [] : [{ code, kappa }],
    )
    .toSorted((one, other) => one.kappa - other.kappa)
    .slice(0, MAX_LEAST_AGREED);
  const unanswered = items.filter(([, answer]) => answer === NO_ANSWER).length;
  return { kappa: cohensKappa(items), percent, items: items.length, unanswered, least };
}
