import { describe, expect, it } from 'vitest';
import { aBehaviour, aModifier, anEthogramContent } from '../../../tests/support/builders/ethogram.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { languagesToWrite, missingTexts } from './missing-texts.ts';

const half = { ...inSevenLanguages('Un'), de: ' ', pt: '' };

describe('the missing translations of an ethogram', () => {
  it('are none when all is written, or nothing of the description', () => {
    expect(missingTexts(anEthogramContent({ description: inSevenLanguages('') }))).toEqual([]);
  });
  it('name the behaviour, the text and its languages', () => {
    const modifier = { ...aModifier('role', 'giver'), values: [{ valueId: 'giver', name: half }] };
    const missing = missingTexts(
      anEthogramContent({
        description: half,
        behaviours: [aBehaviour('RES', { definition: half, modifiers: [modifier] })],
      }),
    );
    expect(missing).toEqual([
      { path: 'description', code: null, languages: ['de', 'pt'] },
      { path: 'behaviours.0.definition', code: 'RES', languages: ['de', 'pt'] },
      { path: 'behaviours.0.modifiers.0.values.0.name', code: 'RES', languages: ['de', 'pt'] },
    ]);
    expect(languagesToWrite(missing)).toEqual(['de', 'pt']);
  });
});
