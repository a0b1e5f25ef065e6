import { isSameProcess, processStart } from '../process-start.ts';

/** The state of a pause: its begin, and the process that asked for it, if it named itself. */
export type PauseStatus = { readonly since: string; readonly process: number | null };

export type TriggerPause = {
  /**
   * Pauses or resumes the triggers.
   * @param holder a process on this machine: the triggers resume when it ends without asking for it; null: they wait
   */
  set(paused: boolean, holder: number | null): Promise<void>;
  /** null while the triggers run */
  status(): PauseStatus | null;
  stop(): void;
};

const LOOK_MS = 500;

/**
 * A pause of triggers that does not outlive its process: a killed seed leaves them running.
 * @param options.apply pauses or resumes the triggers themselves
 * @param options.lookMs the time between two looks at the process
 */
export function createTriggerPause(options: {
  readonly apply: (paused: boolean) => Promise<void> | void;
  readonly show: (line: string) => void;
  readonly lookMs?: number;
}): TriggerPause {
  const { apply, show, lookMs = LOOK_MS } = options;
  let status: PauseStatus | null = null;
  let timer: NodeJS.Timeout | undefined;

  function follow(holder: number, start: string): void {
    timer = setInterval(() => {
      if (isSameProcess(holder, start)) return;
      show(`triggers run again: process ${holder}, which had paused them, has ended`);
      void set(false, null);
    }, lookMs);
    timer.unref();
  }

  async function set(paused: boolean, holder: number | null): Promise<void> {
    clearInterval(timer);
    status = paused ? { since: new Date().toISOString(), process: holder } : null;
    await apply(paused);
    // A process that has ended already is found at the first look.
    if (paused && holder !== null) follow(holder, processStart(holder) ?? 'ended');
  }

  return { set, status: () => status, stop: () => clearInterval(timer) };
}
