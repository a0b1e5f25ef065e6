import { describe, expect, it } from 'vitest';
import { conditionsOf, requireConditions } from './conditions.ts';
import { anObject } from './object-for-tests.ts';

const of = (query: string) => conditionsOf(new URLSearchParams(query));
const object = anObject({ generation: '1700', metageneration: 3 });

describe('preconditions of requests', () => {
  it.each([
    'ifGenerationMatch=1700',
    'ifGenerationNotMatch=1701',
    'ifGenerationNotMatch=0',
    'ifMetagenerationMatch=3',
    'ifMetagenerationNotMatch=2',
    '',
  ])('precondition holds: %s', (query) => expect(() => requireConditions(of(query), object)).not.toThrow());

  it.each([
    'ifGenerationMatch=1701',
    'ifGenerationMatch=0',
    'ifGenerationNotMatch=1700',
    'ifMetagenerationMatch=2',
    'ifMetagenerationNotMatch=3',
    'ifGenerationMatch=1700&ifMetagenerationMatch=4',
  ])('precondition fails: %s', (query) =>
    expect(() => requireConditions(of(query), object)).toThrow(expect.objectContaining({ status: 412 })),
  );

  it('generation 0 means that the object does not exist', () => {
    expect(() => requireConditions(of('ifGenerationMatch=0'), null)).not.toThrow();
    expect(() => requireConditions(of('ifGenerationNotMatch=0'), null)).toThrow(
      expect.objectContaining({ status: 412 }),
    );
  });

  it('a conditional read of an unchanged object is 304', () =>
    expect(() => requireConditions(of('ifGenerationNotMatch=1700'), object, true)).toThrow(
      expect.objectContaining({ status: 304 }),
    ));

  it('a precondition must be a number', () =>
    expect(() => of('ifGenerationMatch=x')).toThrow(expect.objectContaining({ status: 400 })));
});
