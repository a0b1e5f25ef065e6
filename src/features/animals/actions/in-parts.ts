import { MAX_ANIMALS_A_CALL } from '#domain/callables/animals.ts';

/** What became of a call for many animals that was made in parts. */
export type PartsDone<Failure> = { readonly done: number; readonly error?: Failure };

/**
 * Asks the server for many animals in as many calls as it takes, one after the other, and tells after each how many are
 * done. Ends at the first failure: what was done before it stays done.
 */
export async function inParts<Failure>(
  animalIds: readonly string[],
  call: (animalIds: string[]) => Promise<{ readonly error?: Failure }>,
  onProgress: (done: number) => void,
): Promise<PartsDone<Failure>> {
  let done = 0;
  while (done < animalIds.length) {
    const part = animalIds.slice(done, done + MAX_ANIMALS_A_CALL);
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other: each holds the register
    const { error } = await call(part);
    if (error !== undefined) return { done, error };
    done += part.length;
    onProgress(done);
  }
  return { done };
}
