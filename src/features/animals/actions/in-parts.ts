import { MAX_ANIMALS_A_CALL } from '#domain/callables/animals.ts';

/** The result of a call for many animals that was made in parts. */
export type PartsDone<Failure> = { readonly done: number; readonly error?: Failure };

/**
 * Calls the server for many animals in as many calls as needed, one after the other, and reports the number of finished
 * animals after each. Ends at the first failure: finished animals stay changed.
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
