import { randomUUID } from 'node:crypto';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import {
  importSessionsContract,
  type ImportSessionsData,
  type ImportSessionsRequest,
} from '../../../src/domain/callables/observation-sessions.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { campaignSubject } from '../../../src/domain/campaigns/campaign-rights.ts';
import { importFaults } from '../../../src/domain/session-exchange/check-imported.ts';
import { importedVisit } from '../../../src/domain/session-exchange/imported-visit.ts';
import type { ImportedSession } from '../../../src/domain/session-exchange/imported-session.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { campaignIn } from '../campaigns/campaign-step.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { isDocumentId, pathOf } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { authorOfImport, type ImportCall, keepWritten, newCall } from './kept-imports.ts';
import { refusalOfContent } from './content-of-imported.ts';
import { askedOfCampaign, versionOfCampaign } from '../campaigns/frozen-versions.ts';

type SessionResult = ImportSessionsData['results'][number];
/** A call of an import: the person, the file, and where the sessions are kept that it writes. */
type Import = Pick<ImportCall, 'zooId' | 'importId' | 'fileName' | 'atUnix'> & {
  readonly actor: Actor;
  readonly call: DocumentReference;
};

/**
 * Writes sessions of a file, one after the other, each in a transaction with the record of it. Every check of the page is
 * made again here, against what is stored.
 * @source src/domain/callables/observation-sessions.ts
 */
export const importSessions = parkCallable(importSessionsContract, { handle: importAll });

async function importAll(
  { zooId, importId = randomUUID(), fileName, sessions }: ImportSessionsRequest,
  { actor }: ParkCaller,
): Promise<ImportSessionsData | Refusal> {
  const ids = [...new Set(sessions.map(({ campaignId }) => campaignId))];
  const campaigns = await inTransaction((transaction) =>
    Promise.all(ids.map((id) => campaignIn(transaction, zooId, id))),
  );
  if (campaigns.some((campaign) => campaign !== null && !mayImport(actor, campaign)))
    return refuse('generic/permission-denied', 'campaignId');
  // An import belongs to one person, who undoes it.
  const author = await authorOfImport({ zooId, importId });
  if (author !== null && author !== actor.userId) return refuse('generic/permission-denied', 'importId');
  const act = { zooId, importId, fileName, actor, atUnix: now(), call: newCall() };
  const results: SessionResult[] = [];
  for (const session of sessions) {
    // oxlint-disable-next-line no-await-in-loop -- one session may stand in a call twice
    results.push(await importOne(session, act));
  }
  return { results };
}

function mayImport(actor: Actor, campaign: Campaign): boolean {
  return mayDo(actor, 'session.import', campaignSubject(campaign));
}

async function importOne(session: ImportedSession, act: Import): Promise<SessionResult> {
  const { sessionId } = session;
  const done = await inTransaction((transaction) => writeOne(transaction, session, act));
  if (isRefusal(done)) {
    const { code, field = null, params } = done.error;
    const error = params === undefined ? { code } : { code, params };
    return { sessionId, outcome: 'refused', visitId: null, error, field };
  }
  return { sessionId, ...done, error: null, field: null };
}

async function writeOne(
  transaction: Transaction,
  imported: ImportedSession,
  { zooId, importId, fileName, atUnix, actor, call }: Import,
): Promise<{ readonly outcome: 'written' | 'known'; readonly visitId: string } | Refusal> {
  const campaign = await campaignIn(transaction, zooId, imported.campaignId);
  if (campaign === null) return refuse('campaign/not-found', 'campaignId');
  const at = now();
  const { session, record } = importedVisit(imported, campaign, { zooId, by: actor.userId, at });
  const known = await knownVisit(transaction, zooId, [session.visitId, imported.sessionId]);
  if (known !== null) return { outcome: 'known', visitId: known };
  const version = await versionOfCampaign(transaction, campaign);
  const codes = new Set((version?.behaviours ?? []).map(({ code }) => code));
  const hasAnswers = (imported.context ?? []).length > 0;
  const questions = hasAnswers ? await askedOfCampaign(transaction, campaign) : [];
  const [fault] = importFaults(imported, { campaign, codes, questions }, at);
  if (fault !== undefined) return refuse(fault.error.code, fault.field, fault.error.params);
  const refused = await refusalOfContent(transaction, imported, { zooId, version });
  if (refused !== null) return refused;
  const head = database().doc(pathOf('visits', session.visitId));
  transaction.create(head, withTimestamps(session));
  transaction.create(head.collection('records').doc(record.deviceId), withTimestamps(record));
  const { campaignId, observerId, doneCount } = session;
  const author = { zooId, importId, fileName, atUnix, by: actor.userId };
  keepWritten(transaction, call, author, { visitId: session.visitId, campaignId, stamp: at });
  const details = { fileName, sessionId: imported.sessionId, campaignId, observerId, doneCount };
  recordAction(database(), transaction, {
    ...{ action: 'session.imported', zooId, by: actor.userId, subjectId: session.visitId, at, details },
  });
  return { outcome: 'written', visitId: session.visitId };
}

/**
 * Returns the first of these ids that a session of the establishment has, or null. A file of ours tells sessions by their
 * own ids; one of another establishment does not exist here.
 */
async function knownVisit(transaction: Transaction, zooId: string, ids: readonly string[]): Promise<string | null> {
  const known = ids.filter(isDocumentId);
  const documents = await transaction.getAll(...known.map((id) => database().doc(pathOf('visits', id))));
  return documents.find((document) => document.data()?.['zooId'] === zooId)?.id ?? null;
}
