import { describe, expect, it } from 'vitest';
import { aQuestionContent } from '../../../tests/support/builders/question.ts';
import { checkQuestion } from './check-question.ts';
import type { Adaptation, QuestionContent } from './question.ts';
import { tidyQuestion } from './tidy-question.ts';
import { untranslated } from '../content/translated.ts';

const taxonomy = {
  orders: { carnivora: {}, primates: {} },
  families: { felidae: { orderId: 'carnivora' }, odd: { orderId: null } },
  species: { lion: { familyId: 'felidae' } },
};
const ground = { taxonomy, takenRefs: new Set<string>(), referenceIds: new Set(['farm-2009']) };
const codes = (differences: Partial<QuestionContent>) =>
  Object.entries(checkQuestion(tidyQuestion(aQuestionContent(differences)), ground)).map(
    ([path, { code }]) => `${path}: ${code}`,
  );
const adaptation = (differences: Partial<Adaptation>): Adaptation => ({
  level: { kind: 'order', id: 'carnivora' },
  wording: null,
  help: null,
  weight: 2,
  references: null,
  leftOutReason: null,
  ...differences,
});

describe('an adaptation', () => {
  const at = (of: QuestionContent['level'], level: Adaptation['level']) =>
    codes({ level: of, adaptations: [adaptation({ level })] });
  it('holds for a level below that of its question', () => {
    expect(at({ kind: 'base', id: null }, { kind: 'species', id: 'lion' })).toEqual([]);
    expect(at({ kind: 'order', id: 'carnivora' }, { kind: 'family', id: 'felidae' })).toEqual([]);
  });
  it.each([
    ['a sibling', { kind: 'order', id: 'primates' }],
    ['the same level', { kind: 'order', id: 'carnivora' }],
    ['a level above', { kind: 'base', id: null }],
    ['a family of another order', { kind: 'family', id: 'odd' }],
  ] as const)('holds for no other level, such as %s', (_what, level) => {
    expect(at({ kind: 'order', id: 'carnivora' }, level)).toEqual(['adaptations.0.level: question/adaptation-level']);
  });
  it('stands alone at its level, and changes something', () => {
    expect(codes({ adaptations: [adaptation({}), adaptation({})] })).toEqual([
      'adaptations.1.level: question/adaptation-twice',
    ]);
    expect(codes({ adaptations: [adaptation({ weight: null })] })).toEqual([
      'adaptations.0: question/adaptation-empty',
    ]);
  });
  it('has a wording, a reason, a weight and sources as the question has', () => {
    expect(
      codes({
        adaptations: [
          adaptation({ wording: untranslated(), leftOutReason: untranslated(), weight: 101, references: ['unknown'] }),
        ],
      }),
    ).toEqual([
      'adaptations.0.wording.fr: question/wording-required',
      'adaptations.0.leftOutReason.fr: question/reason-required',
      'adaptations.0.weight: question/weight-range',
      'adaptations.0.references: question/reference-unknown',
    ]);
  });
  it('is one of at most 50', () => {
    const many = Array.from({ length: 51 }, () => adaptation({}));
    expect(codes({ adaptations: many })).toContain('adaptations: question/adaptations-too-many');
  });
});
