import { createThrownNotes, type ThrownNotes } from './thrown-notes.ts';
import { type LoadedFunction, readLoadedFunctions } from './loaded-functions.ts';

/** The outcome of a call to a background function. */
export type CallOutcome =
  | { readonly outcome: 'done' }
  /** it ran and threw, or took too long */
  | { readonly outcome: 'failed'; readonly reason: string }
  /** it was not reached, or its process died (`died`): a retry makes sense */
  | { readonly outcome: 'unreachable'; readonly reason: string; readonly died?: true };

export type FunctionsClient = {
  list(): Promise<LoadedFunction[]>;
  /** Posts to the function's trigger address, as Eventarc and Cloud Scheduler do. */
  call(target: LoadedFunction, body: string, headers: Readonly<Record<string, string>>): Promise<CallOutcome>;
};

/**
 * A client of firebase-tools' functions emulator at `origin` (`http://host:port`).
 * @param thrown the thrown errors in the log
 * @param retried the names of the functions deployed with `retry`, read each time the functions are listed
 */
export function createFunctionsClient(
  origin: string,
  projectId: string,
  retried: () => Promise<ReadonlySet<string>> = async () => new Set(),
  thrown: ThrownNotes = createThrownNotes(),
): FunctionsClient {
  // Part of each trigger's address: firebase-tools raises it when background triggers are switched off and on, but
  // still answers the old address.
  let generation = 0;

  function post(
    key: string,
    body: string,
    headers: Readonly<Record<string, string>>,
    limitSeconds: number,
  ): Promise<Reply> {
    const address = `${origin}/functions/projects/${projectId}/triggers/${key}`;
    return reply(address, { method: 'POST', body, headers }, limitSeconds);
  }

  /** Returns whether a trigger of the function has a later address than the known one. */
  async function findLaterGeneration(id: string): Promise<boolean> {
    const { text } = await post(`${id}-unknown`, '{}', {}, 15);
    const newest = newestGeneration(text, id);
    if (newest === null || newest <= generation) return false;
    generation = newest;
    return true;
  }

  return {
    async list() {
      const response = await fetch(`${origin}/backends`);
      return readLoadedFunctions(await response.json(), await retried());
    },
    async call(target, body, headers) {
      const thrownBefore = thrown.count(target.id);
      // The emulator never responds when the function's process cannot start.
      const { status, text } = await post(`${target.id}-${generation}`, body, headers, target.timeoutSeconds + 15);
      if (status === 'no connection') return { outcome: 'unreachable', reason: text };
      if (status === 'no answer in time') return { outcome: 'failed', reason: status };
      if (status === SWITCHED_OFF && (await findLaterGeneration(target.id))) return this.call(target, body, headers);
      if (status < 300) return { outcome: 'done' };
      if (status === 404) {
        await findLaterGeneration(target.id);
        return { outcome: 'unreachable', reason: `${target.name} is not loaded` };
      }
      // A function that throws ends its process, before or after its response.
      const vanished = processDied(text) && !(await thrown.hasThrownSince(target.id, thrownBefore));
      const reason = `answer ${status}`;
      return vanished ? { outcome: 'unreachable', reason, died: true } : { outcome: 'failed', reason };
    },
  };
}

/** The response of firebase-tools while background triggers are switched off; such events are dropped. */
const SWITCHED_OFF = 204;

type Reply = { readonly status: number | 'no connection' | 'no answer in time'; readonly text: string };

async function reply(address: string, request: RequestInit, limitSeconds: number): Promise<Reply> {
  const signal = AbortSignal.timeout(limitSeconds * 1000);
  try {
    const response = await fetch(address, { ...request, signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { status: signal.aborted ? 'no answer in time' : 'no connection', text };
  }
}

/** The error for an unknown trigger names it, then lists the valid ones, each with its generation. */
export function newestGeneration(refusal: string, id: string): number | null {
  const valid = refusal.slice(refusal.lastIndexOf(':') + 1).split(/[\s,]+/);
  const generations = valid.filter((key) => key.startsWith(`${id}-`)).map((key) => key.slice(id.length + 1));
  const numbers = generations.filter((generation) => /^\d+$/.test(generation)).map(Number);
  return numbers.length === 0 ? null : Math.max(...numbers);
}

/** firebase-tools returns the socket's error as JSON when a function's process ends during a call. */
function processDied(text: string): boolean {
  try {
    return typeof (JSON.parse(text) as { code?: unknown } | null)?.code === 'string';
  } catch {
    return false;
  }
}
