import { readStored, store } from '#lib/local-storage.ts';

const KEY = 'enclos.questions.goesOn';

/** Returns whether a choice leads to the next question on this device: yes until somebody says no. */
export function readGoesOn(): boolean {
  return readStored(KEY) !== false;
}

export function storeGoesOn(goesOn: boolean): void {
  store(KEY, goesOn);
}
