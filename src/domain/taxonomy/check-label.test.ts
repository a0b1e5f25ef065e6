import { describe, expect, it } from 'vitest';
import { checkLabel, labelNameIn, tidyLabel } from './check-label.ts';

describe('a tag, category or goal', () => {
  it('needs a French name', () => {
    expect(checkLabel(tidyLabel({ name: ' ', trad: { en: 'Smell' } }))).toEqual({
      fr: { code: 'label/name-required' },
    });
    expect(checkLabel(tidyLabel({ name: 'Odeur', trad: { en: 'Smell' } }))).toEqual({});
  });
  it('has its French name in a language without a name of its own', () => {
    expect(labelNameIn({ name: 'Odeur', trad: { en: 'Smell' } }, 'en')).toBe('Smell');
    expect(labelNameIn({ name: 'Odeur', trad: { en: 'Smell' } }, 'de')).toBe('Odeur');
  });
});
