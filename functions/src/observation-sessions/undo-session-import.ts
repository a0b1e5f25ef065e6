import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import {
  undoSessionImportContract,
  type UndoSessionImportData,
  type UndoSessionImportRequest,
} from '../../../src/domain/callables/observation-sessions.ts';
import { campaignSubject, mayImportSomewhere } from '../../../src/domain/campaigns/campaign-rights.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { FILE_DEVICE } from '../../../src/domain/session-exchange/imported-visit.ts';
import { alertsOfSession } from '../alerts/stored-alerts.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { campaignFrom, campaignPath } from '../campaigns/campaign-step.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { parkCallable } from '../common/park-callable.ts';
import { pathOf } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { nextCall, type WrittenSession } from './kept-imports.ts';
import { sessionFrom } from './stored-session.ts';

type KeptSession = UndoSessionImportData['kept'][number];
/** A session of an import as it is now, and why it stays; null for one that goes. */
type Found = { readonly session: ObservationSession; readonly reason: KeptSession['reason'] | null };

/**
 * Undoes an import of sessions, one call's sessions at a time: a session goes with its entries, unless somebody has used it
 * since. The trigger of sessions takes back what was derived from it.
 * @source src/domain/callables/observation-sessions.ts
 */
export const undoSessionImport = parkCallable(undoSessionImportContract, { transact: undoPart });

async function undoPart(
  transaction: Transaction,
  { zooId, importId }: UndoSessionImportRequest,
  actor: Actor,
): Promise<UndoSessionImportData | Refusal> {
  if (!mayImportSomewhere(actor)) return refuse('generic/permission-denied');
  const next = await nextCall(transaction, { zooId, importId });
  if (next === null) return { removed: 0, kept: [], hasMore: false };
  const { reference, call, hasMore } = next;
  if (call.by !== actor.userId && !mayUndoAny(actor, zooId)) return refuse('generic/permission-denied');
  const campaigns = await campaignsOf(transaction, zooId, call.sessions);
  if ([...campaigns.values()].some((campaign) => !mayDo(actor, 'session.import', campaignSubject(campaign))))
    return refuse('generic/permission-denied');
  const found = await Promise.all(call.sessions.map((one) => findSession(transaction, one, { zooId, campaigns })));
  const at = now();
  const kept: KeptSession[] = [];
  let removed = 0;
  for (const one of found) {
    if (one === null) continue;
    const { session, reason } = one;
    const { visitId, enclosureId, observerId, startedAtUnix, campaignId } = session;
    if (reason !== null) {
      kept.push({ visitId, enclosureId, observerId, startedAtUnix, reason });
      continue;
    }
    const head = database().doc(pathOf('visits', visitId));
    transaction.delete(head.collection('records').doc(FILE_DEVICE));
    transaction.delete(head);
    recordAction(database(), transaction, {
      ...{ action: 'session.importUndone', zooId, by: actor.userId, subjectId: visitId, at },
      details: { importId, fileName: call.fileName, campaignId, observerId },
    });
    removed += 1;
  }
  transaction.delete(reference);
  return { removed, kept, hasMore };
}

function mayUndoAny(actor: Actor, zooId: string): boolean {
  return mayDo(actor, 'session.undoImport', { zooId, sectorIds: [], authorId: null });
}

/** Returns the campaigns of sessions by their ids; one that was deleted took its sessions along. */
async function campaignsOf(
  transaction: Transaction,
  zooId: string,
  sessions: readonly WrittenSession[],
): Promise<ReadonlyMap<string, Campaign>> {
  const ids = [...new Set(sessions.map(({ campaignId }) => campaignId))];
  const documents = await transaction.getAll(...ids.map((id) => database().doc(campaignPath(id))));
  const campaigns = documents.flatMap((document) => campaignFrom(document.id, document.data()) ?? []);
  return new Map(campaigns.filter((one) => one.zooId === zooId).map((one) => [one.campaignId, one]));
}

/** Returns a session that an import wrote; null for one that is gone. */
async function findSession(
  transaction: Transaction,
  written: WrittenSession,
  { zooId, campaigns }: { readonly zooId: string; readonly campaigns: ReadonlyMap<string, Campaign> },
): Promise<Found | null> {
  const head = database().doc(pathOf('visits', written.visitId));
  const document = await transaction.get(head);
  const session = sessionFrom(document.id, document.data());
  if (session?.zooId !== zooId) return null;
  if (campaigns.get(session.campaignId)?.status === 'archived') return { session, reason: 'archived' };
  if (session.updatedAtUnix !== written.stamp)
    return { session, reason: session.invalidReason === '' ? 'edited' : 'invalidated' };
  const [records, opinions, alerts] = await Promise.all([
    transaction.get(head.collection('records').limit(2)),
    transaction.get(database().collection('visits').where('secondOf', '==', session.visitId).limit(1)),
    transaction.get(alertsOfSession(session.visitId)),
  ]);
  const isAsWritten = (record: DocumentSnapshot) =>
    record.id === FILE_DEVICE && record.get('updatedAtUnix') === written.stamp;
  if (!records.docs.every(isAsWritten)) return { session, reason: 'edited' };
  if (!opinions.empty) return { session, reason: 'repeated' };
  const isUsed = alerts.docs.some((alert) => alert.get('acknowledgedBy') !== null);
  return { session, reason: isUsed ? 'alertAcknowledged' : null };
}
