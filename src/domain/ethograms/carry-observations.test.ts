import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBehaviour, aModifier, anEthogramVersion } from '../../../tests/support/builders/ethogram.ts';
import { carryObservations, type CarryVersion, type Observed } from './carry-observations.ts';
import type { Behaviour } from './ethogram.ts';
import { mappingOf } from './mapping.ts';

const role = aModifier('role', 'giver', 'receiver');
const first = anEthogramVersion({
  number: 1,
  behaviours: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((code) =>
    aBehaviour(code, code === 'G' ? { modifiers: [role] } : {}),
  ),
});
const next = [
  aBehaviour('A', { was: ['A'] }),
  aBehaviour('Z', { was: ['B'] }),
  aBehaviour('M', { was: ['C', 'D'] }),
  aBehaviour('E1', { was: ['E'] }),
  aBehaviour('E2', { was: ['E'] }),
  aBehaviour('G', { was: ['G'], modifiers: [aModifier('role', 'giver')] }),
  aBehaviour('N'),
];
const second = anEthogramVersion({
  number: 2,
  behaviours: next,
  mapping: mappingOf(
    first.behaviours.map(({ code }) => code),
    next,
  ),
});
const versions = [first, second];
const seen = (code: string, modifiers: Observed['modifiers'] = {}): Observed => ({ code, modifiers });
const reasons = (observations: readonly Observed[], from: number, to: number) =>
  carryObservations(observations, versions, from, to).stayed.map(({ observed, reason, at }) => [
    observed.code,
    reason,
    at,
  ]);

describe('observations carried into the next version', () => {
  it('take the new code of what was kept, renamed or merged', () => {
    const { carried, stayed } = carryObservations(
      ['A', 'B', 'C', 'D'].map((code) => seen(code)),
      versions,
      1,
      2,
    );
    expect(carried.map(({ code }) => code)).toEqual(['A', 'Z', 'M', 'M']);
    expect(stayed).toEqual([]);
  });
  it('stay where the behaviour was split, given up or never there', () => {
    expect(
      reasons(
        ['E', 'F', 'Q'].map((code) => seen(code)),
        1,
        2,
      ),
    ).toEqual([
      ['E', 'split', 2],
      ['F', 'removed', 2],
      ['Q', 'unknown', 2],
    ]);
  });
  it('stay where the next version lacks the chosen modifier', () => {
    expect(reasons([seen('G', { role: 'giver' }), seen('G', { role: 'receiver' })], 1, 2)).toEqual([
      ['G', 'modifier', 2],
    ]);
  });
  it('stay where a state became a point', () => {
    const point = { ...second, behaviours: [aBehaviour('A', { was: ['A'], type: 'point' })] };
    expect(carryObservations([seen('A')], [first, point], 1, 2).stayed).toMatchObject([{ reason: 'type' }]);
  });
  it('come back from a split, and not from a merge or a new behaviour', () => {
    const { carried } = carryObservations([seen('E1'), seen('E2')], versions, 2, 1);
    expect(carried.map(({ code }) => code)).toEqual(['E', 'E']);
    expect(reasons([seen('M'), seen('N')], 2, 1)).toEqual([
      ['M', 'merged', 1],
      ['N', 'added', 1],
    ]);
  });
  it('need every version between', () => {
    expect(() => carryObservations([seen('A')], [first], 1, 2)).toThrow('version 2 is missing');
  });
});

/** Chains of two to five versions in which behaviours are renamed, merged, split, given up and added at will. */
const chains = fc
  .array(fc.array(fc.record({ code: fc.nat(9), was: fc.array(fc.nat(9), { maxLength: 3 }) }), { maxLength: 10 }), {
    minLength: 2,
    maxLength: 5,
  })
  .map((drafts) =>
    drafts.reduce<CarryVersion[]>((all, draft, at) => {
      const before = (all.at(-1)?.behaviours ?? []).map(({ code }) => code);
      const named = [...new Map(draft.map((one) => [`B${one.code}`, one]))];
      const behaviours = named.map(([code, { was }]): Behaviour =>
        aBehaviour(code, { was: [...new Set(was.map((one) => `B${one}`))].filter((one) => before.includes(one)) }),
      );
      return [...all, { number: at + 1, behaviours, mapping: mappingOf(before, behaviours) }];
    }, []),
  );

describe('for any history of an ethogram, observations', () => {
  it.each([
    ['went into the last version come back under their own codes', true],
    ['went back to the first version return under their own codes', false],
  ])('that %s', (_what, isForth) => {
    fc.assert(
      fc.property(chains, (chain) => {
        const [start, end] = isForth ? [1, chain.length] : [chain.length, 1];
        const codes = chain[start - 1]!.behaviours.map(({ code }) => seen(code));
        const there = carryObservations(codes, chain, start, end);
        const back = carryObservations(there.carried, chain, end, start);
        expect(back.stayed).toEqual([]);
        const stayedCodes = codes.length - there.stayed.length;
        expect(back.carried).toHaveLength(stayedCodes);
        expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining(back.carried.map(({ code }) => code)));
        expect(new Set(back.carried.map(({ code }) => code)).size).toBe(stayedCodes);
      }),
    );
  });
  it('are carried or named as left behind, each once', () => {
    fc.assert(
      fc.property(chains, (chain) => {
        const codes = chain[0]!.behaviours.map(({ code }) => seen(code));
        const { carried, stayed } = carryObservations(codes, chain, 1, chain.length);
        expect(carried.length + stayed.length).toBe(codes.length);
        const known = chain.at(-1)!.behaviours.map(({ code }) => code);
        expect(carried.filter(({ code }) => !known.includes(code))).toEqual([]);
      }),
    );
  });
});
