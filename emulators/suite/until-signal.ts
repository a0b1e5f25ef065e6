import { constants } from 'node:os';

/** Settles at the first Ctrl-C or SIGTERM; a second Ctrl-C ends the process at once. */
export function untilSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (asked && signal === 'SIGINT') process.exit(128 + constants.signals[signal]);
        asked = true;
        resolve(signal);
      });
    }
  });
}
