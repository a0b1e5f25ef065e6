import type { AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import type { Result } from '#domain/shared/result.ts';

/** Failures that would happen to everybody else too: the rest waits instead of being refused one by one. */
const STOPS: readonly ErrorCode[] = [
  'generic/offline',
  'generic/too-many-requests',
  'generic/permission-denied',
  'auth/session-expired',
  'demo/unauthorized-action',
];
/** All establishments share the server: a long list must not keep the others waiting. */
const AT_ONCE = 3;

/**
 * Sends people one after the other, a few at a time, and reports the answer for each as it comes. Ends when all are
 * sent, when `isCancelled` returns true, or at a failure that would happen to everybody, which it returns; people who
 * were not sent have no answer.
 */
export async function sendPeople<Person, Answer>(options: {
  readonly people: readonly Person[];
  readonly send: (person: Person) => Promise<Result<Answer>>;
  readonly onAnswer: (person: Person, answer: Result<Answer>) => void;
  readonly isCancelled: () => boolean;
}): Promise<AppError | null> {
  const { people, send, onAnswer, isCancelled } = options;
  const waiting = [...people];
  let stoppedBy: AppError | null = null;
  const work = async (): Promise<void> => {
    const person = waiting.shift();
    if (person === undefined || stoppedBy !== null || isCancelled()) return;
    const answer = await send(person);
    if (!answer.ok && STOPS.includes(answer.error.code)) {
      stoppedBy = answer.error;
      return;
    }
    onAnswer(person, answer);
    await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stoppedBy;
}
