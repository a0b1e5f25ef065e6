import { describe, expect, it } from 'vitest';
import { similarQuestions } from './similar-questions.ts';
import { untranslated } from '../content/translated.ts';

const questions = [
  { questionId: 'water', wording: { fr: 'L’eau est-elle propre et fraîche ?', en: 'Is the water clean?' } },
  { questionId: 'place', wording: { fr: 'Les animaux ont-ils assez de place dehors ?' } },
];
const found = (wording: Partial<ReturnType<typeof untranslated>>, ownId: string | null = null) =>
  similarQuestions({ ...untranslated(), ...wording }, questions, ownId).map(
    ({ question, isSame }) => `${question.questionId}${isSame ? ' (same)' : ''}`,
  );

describe('questions like a typed one', () => {
  it('are the same whatever the accents, capitals and punctuation', () => {
    expect(found({ fr: 'l’EAU est elle propre, et fraiche' })).toEqual(['water (same)']);
  });
  it('are similar when most words are common', () => {
    expect(found({ fr: 'Les animaux ont-ils assez de place dedans ?' })).toEqual(['place']);
    expect(found({ fr: 'Les animaux mangent-ils ensemble chaque jour ?' })).toEqual([]);
  });
  it('are found in any language', () => {
    expect(found({ en: 'is the water clean' })).toEqual(['water (same)']);
  });
  it('are none while little is typed, nor the question itself', () => {
    expect(found({ fr: 'Les' })).toEqual([]);
    expect(found({})).toEqual([]);
    expect(found({ en: 'Is the water clean?' }, 'water')).toEqual([]);
  });
});
