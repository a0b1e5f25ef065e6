import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import {
  keepSessionWordsContract,
  type KeepSessionWordsRequest,
} from '../../../src/domain/callables/observation-sessions.ts';
import { mayImportSomewhere } from '../../../src/domain/campaigns/campaign-rights.ts';
import { keptWordsSchema, withKeptWords } from '../../../src/domain/session-exchange/kept-words.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { parkCallable } from '../common/park-callable.ts';
import { sessionWordsPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';

/**
 * Keeps or forgets the meanings of names in files of sessions, for everybody who imports in the establishment.
 * @source src/domain/callables/observation-sessions.ts
 */
export const keepSessionWords = parkCallable(keepSessionWordsContract, { transact: keep });

async function keep(
  transaction: Transaction,
  { zooId, words }: KeepSessionWordsRequest,
  actor: Actor,
): Promise<Record<string, never> | Refusal> {
  if (!mayImportSomewhere(actor)) return refuse('generic/permission-denied');
  const given = Map.groupBy(words, ({ kind }) => kind);
  const documents = await transaction.getAll(
    ...[...given.keys()].map((kind) => database().doc(sessionWordsPath(zooId, kind))),
  );
  const signature = { updatedBy: actor.userId, updatedAtUnix: now() };
  for (const [at, [kind, some]] of [...given].entries()) {
    const document = documents[at];
    if (document === undefined) continue;
    const known = keptWordsSchema.safeParse({ ...document.data(), kind }).data?.words ?? [];
    transaction.set(document.ref, withTimestamps({ kind, words: withKeptWords(known, some), ...signature }));
  }
  return {};
}
