import { describe, expect, it } from 'vitest';
import { aShare } from '../../../tests/support/builders/animal-share.ts';
import { SHARE_SIDES, SHARE_STATES } from './animal-share.ts';
import { isTaken, SHARE_STEPS, shareAfter, stepsOf } from './share-transition.ts';

const said = { by: 'ben', at: 2_000, reason: 'Transfert annulé', cause: null };

describe('the steps of a share', () => {
  it('are the answers of the partner, and an end by either side', () => {
    const all = SHARE_STATES.flatMap((state) => SHARE_SIDES.map((side) => [state, side, ...stepsOf(state, side)]));
    expect(all).toEqual([
      ['proposed', 'owner', 'end'],
      ['proposed', 'partner', 'accept', 'decline'],
      ['accepted', 'owner', 'end'],
      ['accepted', 'partner', 'end'],
      ['declined', 'owner'],
      ['declined', 'partner'],
      ['ended', 'owner'],
      ['ended', 'partner'],
    ]);
  });

  it('that a side may not take are refused, also in a finished share', () => {
    for (const state of SHARE_STATES)
      for (const side of SHARE_SIDES)
        for (const step of SHARE_STEPS)
          expect(shareAfter(aShare({ state }), step, side, said).ok).toBe(stepsOf(state, side).includes(step));
    expect(shareAfter(aShare(), 'accept', 'owner', said)).toMatchObject({
      error: { code: 'share/answered-meanwhile' },
    });
  });

  it('keep who took them and when; an answer without a refusal has no reason', () => {
    const accepted = { state: 'accepted', answeredBy: 'ben', answeredAtUnix: 2_000, updatedAtUnix: 2_000, reason: '' };
    expect(shareAfter(aShare(), 'accept', 'partner', said)).toMatchObject({ value: accepted });
    expect(shareAfter(aShare(), 'decline', 'partner', said)).toMatchObject({
      value: { state: 'declined', answeredBy: 'ben', reason: 'Transfert annulé', endedBy: null },
    });
    expect(shareAfter(aShare({ state: 'accepted' }), 'end', 'partner', { ...said, cause: 'asked' })).toMatchObject({
      value: { state: 'ended', endedBy: 'ben', endedAtUnix: 2_000, endedSide: 'partner', endCause: 'asked' },
    });
  });

  it('that were taken already are known', () => {
    expect(SHARE_STEPS.map((step) => isTaken({ state: 'accepted' }, step))).toEqual([true, false, false]);
    expect(isTaken({ state: 'declined' }, 'decline')).toBe(true);
    expect(isTaken({ state: 'ended' }, 'end')).toBe(true);
  });
});
