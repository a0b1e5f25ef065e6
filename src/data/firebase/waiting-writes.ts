type Listener = (count: number) => void;

const waiting = new Set<Promise<unknown>>();
const listeners = new Set<Listener>();

/** Counts a write as waiting until the server has answered, also with a refusal. */
export function trackWrite(answered: Promise<unknown>): void {
  waiting.add(answered);
  tell();
  const done = () => {
    waiting.delete(answered);
    tell();
  };
  answered.then(done, done);
}

/** Resets the count to zero: the database of the waiting writes is closed and erased, and will answer none of them. */
export function forgetWaitingWrites(): void {
  waiting.clear();
  tell();
}

/** Calls back with the number of writes the server has not answered, now and whenever it changes. */
export function watchWaitingWrites(listener: Listener): () => void {
  listeners.add(listener);
  listener(waiting.size);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener(waiting.size);
}
