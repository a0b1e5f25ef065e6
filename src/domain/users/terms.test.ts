import { describe, expect, it } from 'vitest';
import { hasAcceptedTerms, TERMS_VERSION } from './terms.ts';

describe('the terms', () => {
  it.each([
    ['the version before', TERMS_VERSION - 1, false],
    ['the version in force', TERMS_VERSION, true],
    ['a version that does not exist yet', TERMS_VERSION + 1, false],
    ['none', 0, false],
  ])('count as accepted or not with %s', (_what, eula, accepted) => {
    expect(hasAcceptedTerms({ eula })).toBe(accepted);
  });
});
