import { describe, expect, it } from 'vitest';
import { forgetWaitingWrites, trackWrite, watchWaitingWrites } from './waiting-writes.ts';

describe('the number of waiting writes', () => {
  it('goes up with each write and down with each answer, a refusal included', async () => {
    const counts: number[] = [];
    const end = watchWaitingWrites((count) => counts.push(count));
    const accepted = Promise.withResolvers<null>();
    const refused = Promise.withResolvers<null>();
    trackWrite(accepted.promise);
    trackWrite(refused.promise);
    refused.reject(new Error('refused'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    accepted.resolve(null);
    await new Promise((resolve) => setTimeout(resolve, 0));
    end();
    trackWrite(Promise.resolve());
    expect(counts).toEqual([0, 1, 2, 1, 0]);
  });
  it('is none once the database they wait in is erased', () => {
    const counts: number[] = [];
    trackWrite(new Promise(() => undefined));
    const end = watchWaitingWrites((count) => counts.push(count));
    forgetWaitingWrites();
    end();
    expect(counts.at(-1)).toBe(0);
  });
});
