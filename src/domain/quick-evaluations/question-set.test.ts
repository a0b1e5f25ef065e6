import { expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { identityOf, questionsOfSpecies } from './question-set.ts';

const taxonomy = {
  orders: { carnivora: {} },
  families: { felidae: { orderId: 'carnivora' } },
  species: { lion: { familyId: 'felidae' }, stray: { familyId: null } },
};
const questions = [
  aPublishedQuestion({ questionId: 'all', level: { kind: 'base', id: null } }),
  aPublishedQuestion({ questionId: 'cats', level: { kind: 'family', id: 'felidae' } }),
  aPublishedQuestion({ questionId: 'strays', level: { kind: 'species', id: 'stray' } }),
];
const asked = (...species: string[]) =>
  questionsOfSpecies(species, taxonomy, questions).map(({ question, speciesIds }) => [question.questionId, speciesIds]);

it('several species are asked the questions of all of them, each once, with the species that it is about', () => {
  expect(asked('lion', 'stray')).toEqual([
    ['all', ['lion', 'stray']],
    ['cats', ['lion']],
    ['strays', ['stray']],
  ]);
});

it('a species that the catalogue does not know is asked the questions of all', () => {
  expect(asked('gone')).toEqual([['all', ['gone']]]);
});

it('no species is asked nothing', () => expect(asked()).toEqual([]));

it('the identity of questions is the same in whatever order their fields come, and another after a change', () => {
  const [question] = questions;
  const set = questionsOfSpecies(['lion'], taxonomy, questions);
  const turned = set.map((one) => ({
    speciesIds: one.speciesIds,
    question: Object.fromEntries(Object.entries(one.question).toReversed()) as typeof one.question,
  }));
  expect(identityOf(turned)).toBe(identityOf(set));
  expect(identityOf(set.toReversed())).not.toBe(identityOf(set));
  expect(identityOf([{ question: { ...question!, weight: 9 }, speciesIds: ['lion'] }])).not.toBe(
    identityOf([{ question: question!, speciesIds: ['lion'] }]),
  );
});
