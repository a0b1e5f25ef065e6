import type { Transaction } from 'firebase-admin/firestore';
import { checkReference, tidyReference } from '../../../src/domain/bibliography/check-reference.ts';
import {
  BIBLIOGRAPHY_BYTES,
  BIBLIOGRAPHY_PART,
  type BibliographyRegister,
  type Reference,
  referenceSchema,
  type RegisteredReference,
} from '../../../src/domain/bibliography/reference.ts';
import { referenceIdOf } from '../../../src/domain/bibliography/reference-id.ts';
import { saveReferencesContract, type SaveReferencesRequest } from '../../../src/domain/callables/questions.ts';
import { storedBytes } from '../../../src/domain/shared/stored-bytes.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { providerCallable } from '../common/provider-callable.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { BIBLIOGRAPHY, BIBLIOGRAPHY_REGISTER_PATH } from './question-paths.ts';
import { registerIn } from './bibliography-register.ts';

type Sent = SaveReferencesRequest['references'][number];
type References = Record<string, RegisteredReference>;

/**
 * Writes sources of the bibliography and its register, all of one call or none. Refusals stand at the source:
 * 'references.3.doi'.
 * @source src/domain/callables/questions.ts
 */
export const saveReferences = providerCallable(saveReferencesContract, 'question.edit', { handle: save });

async function save(
  { references: sent }: SaveReferencesRequest,
  caller: Caller,
): Promise<{ referenceIds: string[] } | Refusal> {
  return database().runTransaction(async (transaction) => {
    const register = await registerIn(transaction);
    const former = register?.references ?? {};
    const all: References = { ...former };
    const referenceIds: string[] = [];
    for (const [place, one] of sent.entries()) {
      const referenceId = put(one, place, all, referenceIds);
      if (typeof referenceId !== 'string') return referenceId;
      referenceIds.push(referenceId);
    }
    const isLarger = Object.keys(all).length > Object.keys(former).length;
    if (isLarger && storedBytes('', all) > BIBLIOGRAPHY_BYTES) return refuse('bibliography/full');
    await write(transaction, all, referenceIds, register, caller);
    return { referenceIds };
  });
}

/** Puts a sent source among the others and returns its id, or its first fault. */
function put(sent: Sent, place: number, all: References, written: readonly string[]): string | Refusal {
  const { referenceId: knownId, expectedUpdatedAtUnix, ...typed } = sent;
  const before = knownId !== null && Object.hasOwn(all, knownId) ? all[knownId] : undefined;
  if (knownId !== null && before === undefined)
    return refuse('bibliography/not-found', `references.${place}.referenceId`);
  if (knownId !== null && written.includes(knownId)) return refuse('generic/invalid-input', `references.${place}`);
  if (before !== undefined && before.updatedAtUnix !== expectedUpdatedAtUnix)
    return refuse('bibliography/changed-meanwhile', `references.${place}`);
  const tidy = tidyReference(typed);
  const others = Object.entries(all).flatMap(([id, one]) => (id === knownId ? [] : [one]));
  const [wrong] = Object.entries(checkReference(tidy, others));
  if (wrong !== undefined) return refuse(wrong[1].code, `references.${place}.${wrong[0]}`);
  const referenceId = knownId ?? referenceIdOf(tidy, (id) => Object.hasOwn(all, id));
  all[referenceId] = { ...tidy, updatedAtUnix: Math.max(now(), (before?.updatedAtUnix ?? 0) + 1) };
  return referenceId;
}

async function write(
  transaction: Transaction,
  references: References,
  written: readonly string[],
  register: BibliographyRegister | null,
  { userId }: Caller,
): Promise<void> {
  const paths = written.map((referenceId) => database().collection(BIBLIOGRAPHY).doc(referenceId));
  const stored = await transaction.getAll(...paths);
  for (const [place, path] of paths.entries()) {
    const before = referenceSchema.safeParse(stored[place]?.data());
    const registered = references[path.id] as RegisteredReference;
    const after: Reference = {
      ...registered,
      referenceId: path.id,
      authorId: before.success ? before.data.authorId : userId,
      editorId: userId,
      createdAtUnix: before.success ? before.data.createdAtUnix : registered.updatedAtUnix,
    };
    transaction.set(path, withTimestamps(after));
  }
  const next = { part: BIBLIOGRAPHY_PART, version: (register?.version ?? 0) + 1, updatedAtUnix: now(), references };
  transaction.set(database().doc(BIBLIOGRAPHY_REGISTER_PATH), withTimestamps(next));
}
