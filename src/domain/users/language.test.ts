import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './language.ts';

describe('the language of a visitor', () => {
  it('is the first preferred one that the product speaks', () => {
    expect(preferredLanguage(['sv', 'de-AT', 'en'])).toBe('de');
  });
  it('is French when it speaks none of them', () => {
    expect(preferredLanguage(['sv', 'ja'])).toBe('fr');
    expect(preferredLanguage([])).toBe('fr');
  });
});
