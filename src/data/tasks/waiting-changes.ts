import * as z from 'zod/mini';
import { type WaitingChange, waitingChangeSchema } from '#domain/tasks/waiting-change.ts';
import { forgetStored, forgetStoredWith, readStored, store } from '#lib/local-storage.ts';

/** The most changes that are kept: the last ones. */
const MAX_CHANGES = 200;

/** Changes of this page: their own promises report them. */
const ofThisPage = new Set<string>();

const KEYS = 'enclos.waiting-tasks.';
const keyOf = (userId: string) => `${KEYS}${userId}`;
const nameOf = ({ taskId, action, atUnix }: WaitingChange) => `${taskId} ${action} ${atUnix}`;

/** Keeps in this browser that a change waits, so that its refusal can be shown even after the page is gone. */
export function keepWaiting(userId: string, change: WaitingChange): void {
  ofThisPage.add(nameOf(change));
  store(keyOf(userId), [...kept(userId), change].slice(-MAX_CHANGES));
}

/** Forgets a change that has been answered. */
export function forgetWaiting(userId: string, change: WaitingChange): void {
  const left = kept(userId).filter((one) => nameOf(one) !== nameOf(change));
  if (left.length === 0) forgetStored(keyOf(userId));
  else store(keyOf(userId), left);
}

/** Returns the changes of earlier pages that the server has not answered; empty as a rule. */
export function waitingFromEarlierPages(userId: string): readonly WaitingChange[] {
  return kept(userId).filter((change) => !ofThisPage.has(nameOf(change)));
}

function kept(userId: string): readonly WaitingChange[] {
  const parsed = z.array(waitingChangeSchema).safeParse(readStored(keyOf(userId)));
  return parsed.success ? parsed.data : [];
}

/** Forgets the waiting changes of everybody: the writes themselves are erased from this device. */
export function forgetAllWaiting(): void {
  forgetStoredWith(KEYS);
}
