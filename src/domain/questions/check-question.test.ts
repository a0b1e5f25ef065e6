import { describe, expect, it } from 'vitest';
import { aQuestionContent } from '../../../tests/support/builders/question.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { checkQuestion } from './check-question.ts';
import type { QuestionContent } from './question.ts';
import { emptyQuestion, tidyQuestion } from './tidy-question.ts';
import { untranslated } from '../content/translated.ts';

const taxonomy = {
  orders: { carnivora: {} },
  families: { felidae: { orderId: 'carnivora' } },
  species: { lion: { familyId: 'felidae' } },
};
const ground = { taxonomy, takenRefs: new Set(['HOU-SPACE-02']), referenceIds: new Set(['farm-2009']) };
const codes = (differences: Partial<QuestionContent>) =>
  Object.entries(checkQuestion(tidyQuestion(aQuestionContent(differences)), ground)).map(
    ([path, { code }]) => `${path}: ${code}`,
  );
const answer = (score: number, answerId = `a${score}`) => ({
  answerId,
  label: inSevenLanguages('Oui'),
  score,
  isReference: false,
});
const answers = (count: number) => Array.from({ length: count }, (_, place) => answer(1, `a${place}`));
const band = (from: number | null, to: number | null, score = 10) => ({ from, to, score, isReference: false });
describe('a question', () => {
  it('may be saved when it is complete', () => {
    expect(codes({})).toEqual([]);
  });
  it('names all that is wrong at once', () => {
    expect(Object.keys(checkQuestion(emptyQuestion(), ground))).toEqual(['questionRef', 'wording.fr', 'answers']);
  });
  it.each([
    ['AB', 'question/ref-invalid'],
    ['A'.repeat(41), 'question/ref-invalid'],
    ['HOU SPACE', 'question/ref-invalid'],
    ['HÉB-1', 'question/ref-invalid'],
    ['hou-space-02', 'question/ref-exists'],
  ])('has no reference such as %j', (questionRef, code) => {
    expect(codes({ questionRef })).toEqual([`questionRef: ${code}`]);
  });
  it('has a reference of 3 to 40 characters, in capitals', () => {
    expect([codes({ questionRef: 'abc' }), codes({ questionRef: 'A'.repeat(40) })]).toEqual([[], []]);
  });
  it('holds for a level that the catalogue has', () => {
    expect(codes({ level: { kind: 'species', id: 'lion' } })).toEqual([]);
    for (const id of ['unicorn', null, 'constructor'])
      expect(codes({ level: { kind: 'species', id } })).toEqual(['level: question/level-unknown']);
  });
  it('has a wording of at most 300, a help of at most 1,000 and answers of at most 200 characters', () => {
    const en = (length: number) => ({ ...inSevenLanguages('a'), en: 'x'.repeat(length) });
    expect(
      codes({ wording: en(300), help: en(1_000), answers: [{ ...answer(1), label: en(200) }, answer(2)] }),
    ).toEqual([]);
    expect(
      codes({ wording: en(301), help: en(1_001), answers: [{ ...answer(1), label: en(201) }, answer(2)] }),
    ).toEqual([
      'wording.en: question/text-too-long',
      'help.en: question/text-too-long',
      'answers.0.label.en: question/text-too-long',
    ]);
  });
  it('holds no control characters, but lines', () => {
    expect(codes({ help: inSevenLanguages('eine\nzweite') })).toEqual([]);
    expect(codes({ wording: { ...inSevenLanguages('a'), nl: 'a\u0000' } })).toEqual([
      'wording.nl: generic/invalid-input',
    ]);
  });
  it('needs a wording in one language only to be saved', () => {
    expect(codes({ wording: { ...untranslated(), pt: 'Há espaço?' } })).toEqual([]);
  });
  it.each([-0.01, 100.01, Number.NaN])('has no weight of %d', (weight) => {
    expect(codes({ weight })).toEqual(['weight: question/weight-range']);
  });
  it('weighs 0 to 100', () => {
    expect([codes({ weight: 0 }), codes({ weight: 100 })]).toEqual([[], []]);
  });
  it('shows pictures of an encrypted address only', () => {
    expect(codes({ pictureUrl: 'https://enclos.example/a.png' })).toEqual([]);
    for (const pictureUrl of ['http://enclos.example/a.png', 'javascript:alert(1)', 'a.png'])
      expect(codes({ pictureUrl })).toEqual(['pictureUrl: question/picture-address']);
  });
  it('cites sources of the bibliography, at most 20', () => {
    expect(codes({ references: ['farm-2009'] })).toEqual([]);
    expect(codes({ references: ['unknown'] })).toEqual(['references: question/reference-unknown']);
    const many = Array.from({ length: 21 }, (_, place) => `r${place}`);
    expect(codes({ references: many })).toEqual(['references: question/too-many-references']);
  });
});

describe('the answers of a question', () => {
  it.each([
    [1, ['answers: question/answers-too-few']],
    [2, []],
    [20, []],
    [21, ['answers: question/answers-too-many']],
  ])('are two to twenty: %d', (count, faults) => {
    expect(codes({ answers: answers(count) })).toEqual(faults);
  });
  it('score 0 to 100', () => {
    expect(codes({ answers: [answer(0), answer(100)] })).toEqual([]);
    expect(codes({ answers: [answer(-1), answer(101)] })).toEqual([
      'answers.0.score: question/score-range',
      'answers.1.score: question/score-range',
    ]);
  });
  it('have an id each', () => {
    expect(codes({ answers: [answer(1, 'a'), answer(2, 'a')] })).toEqual(['answers: question/answer-twice']);
  });
  it('of a yes/no question are yes and no, without words of their own', () => {
    const tidy = tidyQuestion(aQuestionContent({ type: 'yes_no', answers: [answer(7, 'yes'), answer(1, 'maybe')] }));
    expect(tidy.answers).toEqual([
      { answerId: 'yes', label: untranslated(), score: 7, isReference: false },
      { answerId: 'no', label: untranslated(), score: 0, isReference: false },
    ]);
  });
  it.each([
    [1, 2, []],
    [3, 3, []],
    [2, 1, ['minChoices: question/choices-order']],
    [0, 4, ['maxChoices: question/choices-too-many']],
    [4, 4, ['minChoices: question/choices-too-many', 'maxChoices: question/choices-too-many']],
    [null, 2, ['minChoices: question/choices-required']],
    [0, 0, ['maxChoices: question/choices-required']],
    [1.5, 2, ['minChoices: question/choices-required']],
  ])('are chosen %d to %d times of three', (minChoices, maxChoices, faults) => {
    expect(codes({ type: 'multiple_choice', minChoices, maxChoices })).toEqual(faults);
  });
  it('of another type are dropped, with all that belongs to a choice', () => {
    expect(tidyQuestion(aQuestionContent({ type: 'text', minChoices: 1, unit: 'm', scaleMax: 3 }))).toMatchObject({
      answers: [],
      minChoices: null,
      unit: '',
      scaleMax: null,
    });
  });
});

describe('a number', () => {
  const number = (differences: Partial<QuestionContent>) => codes({ type: 'number', ...differences });
  it('has bounds in their order, equal ones too', () => {
    expect(number({ min: 5, max: 5 })).toEqual([]);
    expect(number({ min: 5, max: 4 })).toEqual(['min: question/bounds-order']);
  });
  it('has a unit of at most 20 characters', () => {
    expect(number({ unit: 'x'.repeat(20) })).toEqual([]);
    expect(number({ unit: 'x'.repeat(21) })).toEqual(['unit: question/text-too-long']);
  });
  it('has bands that touch but never overlap', () => {
    expect(number({ bands: [band(null, 5), band(5, 10), band(10, null)] })).toEqual([]);
    expect(number({ bands: [band(null, 5), band(4.9, 10)] })).toEqual(['bands.1.from: question/bands-overlap']);
    expect(number({ bands: [band(null, null), band(1, 2)] })).toEqual(['bands.1.from: question/bands-overlap']);
  });
  it('has bands that begin before they end, within its bounds', () => {
    expect(number({ bands: [band(5, 5)] })).toEqual(['bands.0.from: question/band-order']);
    expect(number({ min: 0, max: 10, bands: [band(null, 0)] })).toEqual(['bands.0.from: question/band-outside']);
    expect(number({ min: 0, max: 10, bands: [band(10, null)] })).toEqual([]);
    expect(number({ min: 0, max: 10, bands: [band(10.1, null)] })).toEqual(['bands.0.from: question/band-outside']);
  });
  it('has bands that score 0 to 100, at most 20 of them', () => {
    expect(number({ bands: [band(0, 1, 101)] })).toEqual(['bands.0.score: question/score-range']);
    const many = (count: number) => Array.from({ length: count }, (_, place) => band(place, place + 1));
    expect([number({ bands: many(20) }), number({ bands: many(21) })]).toEqual([
      [],
      ['bands: question/bands-too-many'],
    ]);
  });
});

it.each([
  [1, ['scaleMax: question/scale-range']],
  [2, []],
  [10, []],
  [11, ['scaleMax: question/scale-range']],
  [2.5, ['scaleMax: question/scale-range']],
  [null, ['scaleMax: question/scale-range']],
])('a scale of %d values', (scaleMax, faults) => {
  expect(codes({ type: 'scale', scaleMax })).toEqual(faults);
});
