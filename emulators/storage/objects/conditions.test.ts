import { describe, expect, it } from 'vitest';
import { conditionsOf, requireConditions } from './conditions.ts';
import { anObject } from './object-for-tests.ts';

const of = (query: string) => conditionsOf(new URLSearchParams(query));
const object = anObject({ generation: '1700', metageneration: 3 });

describe('conditions', () => {
  it.each([
    'ifGenerationMatch=1700',
    'ifGenerationNotMatch=1701',
    'ifGenerationNotMatch=0',
    'ifMetagenerationMatch=3',
    'ifMetagenerationNotMatch=2',
    '',
  ])('hold: %s', (query) => expect(() => requireConditions(of(query), object)).not.toThrow());

  it.each([
    'ifGenerationMatch=1701',
    'ifGenerationMatch=0',
    'ifGenerationNotMatch=1700',
    'ifMetagenerationMatch=2',
    'ifMetagenerationNotMatch=3',
    'ifGenerationMatch=1700&ifMetagenerationMatch=4',
  ])('do not hold: %s', (query) =>
    expect(() => requireConditions(of(query), object)).toThrow(expect.objectContaining({ status: 412 })),
  );

  it('generation 0 stands for no object', () => {
    expect(() => requireConditions(of('ifGenerationMatch=0'), null)).not.toThrow();
    expect(() => requireConditions(of('ifGenerationNotMatch=0'), null)).toThrow(
      expect.objectContaining({ status: 412 }),
    );
  });

  it('a read that wants news only is told that there are none', () =>
    expect(() => requireConditions(of('ifGenerationNotMatch=1700'), object, true)).toThrow(
      expect.objectContaining({ status: 304 }),
    ));

  it('are numbers', () => expect(() => of('ifGenerationMatch=x')).toThrow(expect.objectContaining({ status: 400 })));
});
