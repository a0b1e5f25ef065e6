import { describe, expect, it } from 'vitest';
import { appError } from '../../../domain/errors/app-error.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import { sendPeople } from './send-people.ts';

const people = Array.from({ length: 20 }, (_, number) => number);

async function run(send: (person: number) => Result<string>, cancelAfter = Infinity) {
  const answered: number[] = [];
  let [now, most] = [0, 0];
  const stoppedBy = await sendPeople({
    people,
    async send(person) {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return send(person);
    },
    onAnswer: (person) => answered.push(person),
    isCancelled: () => answered.length >= cancelAfter,
  });
  return { answered, stoppedBy, most };
}

describe('sending many people', () => {
  it('gives each an answer, a few at a time', async () => {
    const { answered, stoppedBy, most } = await run(() => ok('sent'));
    expect(answered.toSorted((a, b) => a - b)).toEqual(people);
    expect(stoppedBy).toBeNull();
    expect(most).toBe(3);
  });
  it('continues when one is refused', async () => {
    const { answered } = await run((person) => (person === 4 ? fail(appError('user/email-in-use')) : ok('sent')));
    expect(answered).toHaveLength(20);
  });
  it('stops when everybody would be refused; the others have no answer', async () => {
    const offline = await run((person) => (person === 6 ? fail(appError('generic/offline')) : ok('sent')));
    expect(offline.stoppedBy).toEqual({ code: 'generic/offline' });
    expect(offline.answered).not.toContain(6);
    expect(offline.answered.length).toBeLessThan(10);
  });
  it('stops when it is cancelled, once those on their way have an answer', async () => {
    const { answered, stoppedBy } = await run(() => ok('sent'), 5);
    expect(answered.length).toBeGreaterThanOrEqual(5);
    expect(answered.length).toBeLessThan(10);
    expect(stoppedBy).toBeNull();
  });
});
