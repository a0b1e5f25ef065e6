/** The operations that the suite has counted, from its control endpoint. */
import type { Usage } from '../../emulators/firestore/contract.ts';

const LOOK_MS = 250;
/** Reads are over when there was none for this long. */
const QUIET_MS = 3_000;
const PATIENCE_MS = 60_000;

/** Resets the counts. */
export async function resetUsage(controlUrl: string): Promise<void> {
  const response = await fetch(`${controlUrl}/usage`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The counts were not reset: answer ${response.status}.`);
}

/** Waits until a person reads nothing more; returns the documents billed to them since the reset. */
export async function readsWhenQuiet(controlUrl: string, userId: string): Promise<number> {
  const giveUp = Date.now() + PATIENCE_MS;
  let reads = await readsOf(controlUrl, userId);
  let since = Date.now();
  while (Date.now() - since < QUIET_MS) {
    if (Date.now() > giveUp) throw new Error('The screen never stops reading.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = await readsOf(controlUrl, userId);
    if (now !== reads) since = Date.now();
    reads = now;
  }
  return reads;
}

async function readsOf(controlUrl: string, userId: string): Promise<number> {
  const response = await fetch(`${controlUrl}/usage`);
  if (!response.ok) throw new Error(`The counts were not told: answer ${response.status}.`);
  const usage = (await response.json()) as Readonly<Record<string, Usage>>;
  return usage[`user:${userId}`]?.reads ?? 0;
}
