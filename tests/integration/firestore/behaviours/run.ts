/** Runs behaviours, several at a time, each in a corner of its own. */
import type { Behaviour, Stage } from './behaviour.ts';
import { title } from './behaviour.ts';
import { codeOf } from './checks.ts';
import { Corner } from './corner.ts';

const PATIENCE_MS = 90_000;

/** The fault of each behaviour by title; null for a behaviour that holds. */
export type Findings = Record<string, string | null>;

export type Plan<S extends Stage> = {
  readonly list: readonly Behaviour<S>[];
  /** sets the stage in a corner; `leave` closes the clients opened for it alone */
  readonly stage: (corner: Corner) => { readonly stage: S; readonly leave: () => Promise<void> };
  readonly atOnce: number;
};

export async function runBehaviours<S extends Stage>(plan: Plan<S>): Promise<Findings> {
  const findings: Findings = {};
  const waiting = [...plan.list.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, behaviour] = next;
      findings[title(behaviour)] = await tried(plan, behaviour, new Corner(`k${index}`));
    }
  };
  await Promise.all(Array.from({ length: plan.atOnce }, worker));
  return findings;
}

async function tried<S extends Stage>(plan: Plan<S>, behaviour: Behaviour<S>, corner: Corner): Promise<string | null> {
  const { stage, leave } = plan.stage(corner);
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    patience = setTimeout(() => reject(new Error(`not done after ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([behaviour.run(stage), late]);
    return null;
  } catch (error) {
    const { message = String(error), code } = error as { message?: string; code?: unknown };
    return code === undefined ? message : `${codeOf(error)}: ${message}`;
  } finally {
    clearTimeout(patience);
    await leave();
  }
}
