import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { isSameProcess, processStart } from './process-start.ts';
import { SuiteProblem } from './suite-problem.ts';

/** The right of one process to write a data folder. */
export type FolderLock = {
  /** Gives the folder back; does nothing when another process has it. */
  release(): void;
};

type Owner = {
  /** different for each taking */
  readonly token: string;
  readonly pid: number;
  /** distinguishes the owner from a later process with the same id */
  readonly processStart: string;
  /** the control port of the owner's suite */
  readonly port: number;
};

/** The file in the data folder that names the owner. */
export const LOCK_NAME = 'suite.lock';

/**
 * Takes a data folder for this process, and creates the folder when it is missing. The lock of a dead process is taken
 * over; throws a SuiteProblem that names the process and the folder when a live one holds it, stalled or not.
 * @param port the control port of the suite that will run on the folder
 */
export function takeFolderLock(folder: string, port: number): FolderLock {
  fs.mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK_NAME);
  const mine: Owner = {
    token: randomUUID(),
    pid: process.pid,
    processStart: processStart(process.pid) ?? '',
    port,
  };
  // Linked in place with its content: no other process ever reads half a lock.
  const draft = `${path}.${mine.token}.new`;
  fs.writeFileSync(draft, JSON.stringify(mine));
  try {
    const other = take(path, draft);
    if (other !== null) throw inUse(folder, other);
  } finally {
    fs.rmSync(draft, { force: true });
  }
  return {
    release() {
      if (ownerIn(path)?.token === mine.token) fs.rmSync(path, { force: true });
    },
  };
}

/** Returns null when the lock was taken, or its live owner. */
function take(path: string, draft: string): Owner | null {
  for (;;) {
    if (linked(draft, path)) return null;
    const owner = ownerIn(path);
    // Released between the two calls.
    if (owner === null) continue;
    if (isSameProcess(owner.pid, owner.processStart)) return owner;
    // Of all processes that find the same dead owner, the one that takes the claim replaces the lock. A claim whose
    // owner died is taken over in the same way.
    const claim = `${path}.${owner.token}`;
    const claimant = take(claim, draft);
    if (claimant !== null) return claimant;
    if (ownerIn(path)?.token === owner.token) {
      fs.renameSync(claim, path);
      return null;
    }
    // Another process replaced the lock before the claim was taken.
    fs.rmSync(claim);
  }
}

function linked(draft: string, path: string): boolean {
  try {
    fs.linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The owner in the file; null without a file. An unreadable file has an owner that does not run. */
function ownerIn(path: string): Owner | null {
  let text: string;
  try {
    text = fs.readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const unknown: Owner = { token: 'unreadable', pid: 0, processStart: 'none', port: 0 };
  try {
    const owner = JSON.parse(text) as Owner;
    return Number.isInteger(owner.pid) && owner.pid > 0 ? owner : unknown;
  } catch {
    return unknown;
  }
}

function inUse(folder: string, { pid, port }: Owner): SuiteProblem {
  return new SuiteProblem(
    `The local Firebase is running already (process ${pid}) on ${folder}, with control port ${port}: stop it with Ctrl-C in its terminal, or end that process if it does not answer.`,
  );
}
