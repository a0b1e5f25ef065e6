import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { isSameLevel, levelKey, lineageOf, type QuestionLevel } from '../content/question-level.ts';
import { questionsOf } from './questions-of.ts';
import type { Adaptation, PublishedQuestion } from './question.ts';

const taxonomy = {
  orders: { carnivora: {}, primates: {} },
  families: {
    felidae: { orderId: 'carnivora' },
    canidae: { orderId: 'carnivora' },
    hominidae: { orderId: 'primates' },
    odd: { orderId: null },
  },
  species: {
    lion: { familyId: 'felidae' },
    tiger: { familyId: 'felidae' },
    wolf: { familyId: 'canidae' },
    gorilla: { familyId: 'hominidae' },
    stray: { familyId: null },
  },
};
const species = (id: string): QuestionLevel => ({ kind: 'species', id });
const LEVELS: readonly QuestionLevel[] = [
  { kind: 'base', id: null },
  ...Object.keys(taxonomy.orders).map((id) => ({ kind: 'order', id }) as const),
  ...Object.keys(taxonomy.families).map((id) => ({ kind: 'family', id }) as const),
  ...Object.keys(taxonomy.species).map(species),
];
const adaptation = (level: QuestionLevel, differences: Partial<Adaptation> = {}): Adaptation => ({
  level,
  wording: null,
  help: null,
  weight: null,
  references: null,
  leftOutReason: null,
  ...differences,
});
const question = (questionId: string, level: QuestionLevel, adaptations: Adaptation[] = []) =>
  aPublishedQuestion({ questionId, level, adaptations });
const asked = (id: string, questions: readonly PublishedQuestion[]) =>
  questionsOf(species(id), taxonomy, questions).asked.map((one) => `${levelKey(one.from)} ${one.question.questionId}`);

describe('the questions of a species', () => {
  const all = [
    question('of-tiger', species('tiger')),
    question('of-lion', species('lion')),
    question('of-cats', { kind: 'family', id: 'felidae' }),
    question('of-carnivores', { kind: 'order', id: 'carnivora' }),
    question('of-all', { kind: 'base', id: null }),
    question('of-primates', { kind: 'order', id: 'primates' }),
  ];
  it('are those of base, its order, its family and its own, in this order', () => {
    expect(asked('lion', all)).toEqual([
      'base of-all',
      'order:carnivora of-carnivores',
      'family:felidae of-cats',
      'species:lion of-lion',
    ]);
  });
  it('are those of its relatives when it has none of its own', () => {
    expect(asked('wolf', all)).toEqual(['base of-all', 'order:carnivora of-carnivores']);
  });
  it('are those of base for a species without a family, or of no catalogue', () => {
    expect([asked('stray', all), asked('unicorn', all)]).toEqual([['base of-all'], ['base of-all']]);
  });
  it('are none without any question', () => {
    expect(questionsOf(species('lion'), taxonomy, [])).toEqual({ asked: [], leftOut: [] });
  });
});

describe('an adaptation', () => {
  it('changes a field for its level and below, where a lower level goes over it', () => {
    const cats = adaptation({ kind: 'family', id: 'felidae' }, { weight: 3, wording: inSevenLanguages('Chats') });
    const lions = adaptation(species('lion'), { weight: 0 });
    const all = [question('q', { kind: 'base', id: null }, [lions, cats])];
    const of = (id: string) => questionsOf(species(id), taxonomy, all).asked[0];
    expect(of('lion')).toMatchObject({ question: { weight: 0, wording: { fr: 'Chats' } } });
    expect(of('lion')?.adaptedAt.map(levelKey)).toEqual(['family:felidae', 'species:lion']);
    expect(of('tiger')).toMatchObject({ question: { weight: 3, wording: { fr: 'Chats' } } });
    expect(of('wolf')).toMatchObject({ question: { weight: 1 }, adaptedAt: [] });
  });
  it('leaves a question out with its reason, at its level and below', () => {
    const out = adaptation({ kind: 'order', id: 'carnivora' }, { leftOutReason: inSevenLanguages('Sans objet') });
    const all = [question('q', { kind: 'base', id: null }, [out])];
    const { asked: none, leftOut } = questionsOf(species('lion'), taxonomy, all);
    expect(none).toEqual([]);
    expect(leftOut).toMatchObject([{ leftOutAt: out.level, reason: { fr: 'Sans objet' }, from: { kind: 'base' } }]);
    expect(asked('gorilla', all)).toEqual(['base q']);
  });
});

describe('for any questions', () => {
  const level = fc.constantFrom(...LEVELS);
  const adapted = fc.record({ level, weight: fc.option(fc.nat(100)), isOut: fc.boolean() });
  const anyQuestion = fc.record({ level, adaptations: fc.array(adapted, { maxLength: 4 }) });
  const questionsFrom = (drawn: readonly (typeof anyQuestion extends fc.Arbitrary<infer T> ? T : never)[]) =>
    drawn.map((one, place) =>
      question(
        `q${place}`,
        one.level,
        one.adaptations.map(({ level: at, weight, isOut }) =>
          adaptation(at, { weight, leftOutReason: isOut ? inSevenLanguages('x') : null }),
        ),
      ),
    );

  it('each question of a species comes from exactly one level of its lineage', () => {
    fc.assert(
      fc.property(fc.array(anyQuestion, { maxLength: 8 }), level, (drawn, of) => {
        const questions = questionsFrom(drawn);
        const { asked: found, leftOut } = questionsOf(of, taxonomy, questions);
        const lineage = lineageOf(of, taxonomy);
        const ids = [...found, ...leftOut].map((one) => one.question.questionId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const one of [...found, ...leftOut]) {
          expect(lineage.filter((at) => isSameLevel(at, one.from))).toHaveLength(1);
          expect(levelKey(one.from)).toBe(levelKey(one.question.level));
        }
        const expected = questions.filter((one) => lineage.some((at) => isSameLevel(at, one.level)));
        expect(ids.toSorted()).toEqual(expected.map(({ questionId }) => questionId).toSorted());
      }),
    );
  });
  it('an adaptation at a level changes nothing for a species that is not below it', () => {
    fc.assert(
      fc.property(fc.array(anyQuestion, { maxLength: 8 }), level, level, (drawn, at, of) => {
        fc.pre(!lineageOf(of, taxonomy).some((one) => isSameLevel(one, at)));
        const questions = questionsFrom(drawn);
        const without = questions.map((one) => ({
          ...one,
          adaptations: one.adaptations.filter((each) => !isSameLevel(each.level, at)),
        }));
        const results = [questions, without].map((some) => {
          const { asked: found, leftOut } = questionsOf(of, taxonomy, some);
          return [found.map((one) => [one.question.questionId, one.question.weight]), leftOut.map((one) => one.reason)];
        });
        expect(results[0]).toEqual(results[1]);
      }),
    );
  });
});
