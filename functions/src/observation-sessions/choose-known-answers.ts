import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import {
  chooseKnownAnswersContract,
  type ChooseKnownAnswersRequest,
} from '../../../src/domain/callables/observation-sessions.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { canHoldKnownAnswers, mayChooseKnownAnswers } from '../../../src/domain/observer-agreement/known-answers.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { campaignIn } from '../campaigns/campaign-step.ts';
import { now } from '../common/clock.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { pathOf } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { stepOnSession } from './step-on-session.ts';

/**
 * Says that a session holds the known answers of its training, or takes that back. Admins and ethologists do it; whoever is
 * trained in the campaign says it of their own session alone. Refused: 'session/holds-no-answers' for a session that cannot hold
 * them, 'session/answers-in-use' for taking back what somebody other than an auditor has begun to repeat.
 * @source src/domain/callables/observation-sessions.ts; decision 67
 */
export const chooseKnownAnswers = defineCallable(chooseKnownAnswersContract, {
  handle: (request: ChooseKnownAnswersRequest, caller: Caller) =>
    stepOnSession(request.visitId, caller, (transaction, session, actor) =>
      choose(transaction, session, { actor, isKnownAnswer: request.isKnownAnswer }),
    ),
});

type Choice = { readonly actor: Actor; readonly isKnownAnswer: boolean };

async function choose(
  transaction: Transaction,
  session: ObservationSession,
  { actor, isKnownAnswer }: Choice,
): Promise<Record<string, never> | Refusal> {
  const { visitId, zooId, campaignId, observerId } = session;
  const campaign = await campaignIn(transaction, zooId, campaignId);
  if (campaign === null || !mayChooseKnownAnswers(actor, campaign, session)) return refuse('generic/permission-denied');
  if (session.isKnownAnswer === isKnownAnswer) return {};
  if (isKnownAnswer && !canHoldKnownAnswers(campaign, session)) return refuse('session/holds-no-answers');
  if (!isKnownAnswer && (await isRepeated(transaction, campaign, visitId))) return refuse('session/answers-in-use');
  const at = now();
  const by = actor.userId;
  const fields = { isKnownAnswer, updatedBy: by, updatedAtUnix: at };
  transaction.update(database().doc(pathOf('visits', visitId)), withTimestamps(fields));
  recordAction(database(), transaction, {
    ...{ action: 'session.knownAnswersChosen', zooId, by, subjectId: visitId, at },
    details: { campaignId, observerId, isKnownAnswer },
  });
  return {};
}

/** A second opinion that an auditor gave before is no answer. */
async function isRepeated(
  transaction: Transaction,
  { auditorIds }: Pick<Campaign, 'auditorIds'>,
  visitId: string,
): Promise<boolean> {
  const repeats = database().collection('visits').where('secondOf', '==', visitId).select('observerId');
  const { docs } = await transaction.get(repeats);
  return docs.some((document) => !auditorIds.includes(String(document.get('observerId'))));
}
