import { describe, expect, it } from 'vitest';
import { newIdentifiers, type OtherIdentifier, otherIdentifiersAsked, withIdentifiers } from './other-identifiers.ts';

const gan = (value: string): OtherIdentifier => ({ kind: 'gan', value });
const chip = (value: string): OtherIdentifier => ({ kind: 'transponder', value });

describe('further identifiers of an animal', () => {
  it('are added once each', () => {
    expect(withIdentifiers([gan('G1')], [chip('1'), chip('1'), gan('G1')])).toEqual([gan('G1'), chip('1')]);
  });

  it('stay the same list when nothing is new', () => {
    const before = [gan('G1')];
    expect(withIdentifiers(before, [gan('G1')])).toBe(before);
    expect(withIdentifiers(before, [])).toBe(before);
  });

  it('have one GAN, the latest, and several transponders', () => {
    expect(withIdentifiers([gan('G1'), chip('1')], [gan('G2'), chip('2')])).toEqual([chip('1'), gan('G2'), chip('2')]);
  });

  it('are at most ten, the latest', () => {
    const many = Array.from({ length: 11 }, (_, at) => chip(String(at)));
    expect(withIdentifiers([], many).map(({ value }) => value)).toEqual(many.slice(1).map(({ value }) => value));
    expect(otherIdentifiersAsked.safeParse(many).success).toBe(false);
    expect(otherIdentifiersAsked.safeParse(many.slice(1)).success).toBe(true);
  });

  it('are new when the animal lacks the kind with this value', () => {
    expect(newIdentifiers([gan('1')], [chip('1'), gan('1')])).toEqual([chip('1')]);
    expect(newIdentifiers([gan('1'), chip('2')], [chip('1'), gan('1'), chip('2')])).toEqual([chip('1')]);
  });

  it.each([
    ['', false],
    ['x', true],
    ['x'.repeat(100), true],
    ['x'.repeat(101), false],
    ['a\nb', false],
  ] as const)('%j as a value of a request: %s', (value, isTaken) => {
    expect(otherIdentifiersAsked.safeParse([chip(value)]).success).toBe(isTaken);
  });
});
