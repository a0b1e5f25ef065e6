import { describe, expect, it } from 'vitest';
import { checkLabel, labelNameIn, tidyLabel } from './check-label.ts';

describe('a tag, category or goal', () => {
  it('needs a French name', () => {
    expect(checkLabel(tidyLabel({ name: ' ', trad: { en: 'Smell' } }))).toEqual({
      fr: { code: 'label/name-required' },
    });
    expect(checkLabel(tidyLabel({ name: 'Odeur', trad: { en: 'Smell' } }))).toEqual({});
  });
  it('is called by its French name where another is not known', () => {
    expect(labelNameIn({ name: 'Odeur', trad: { en: 'Smell' } }, 'en')).toBe('Smell');
    expect(labelNameIn({ name: 'Odeur', trad: { en: 'Smell' } }, 'de')).toBe('Odeur');
  });
});
