import { describe, expect, it } from 'vitest';
import { aQuestionContent } from '../../../tests/support/builders/question.ts';
import { readSyncAnswer, SYNC_MAX_ROWS } from './sync-answer.ts';

const species = (number: number, differences: object = {}) => ({
  specieId: `species-${number}`,
  specieName: 'Girafe',
  specieLatinName: 'Giraffa camelopardalis',
  familyId: 'giraffidae',
  orderId: 'artiodactyla',
  specieFamily: { familyId: 'giraffidae', familyOrder: { orderId: 'artiodactyla' } },
  ...differences,
});
const family = {
  familyId: 'giraffidae',
  familyName: 'Girafidés',
  familyLatinName: 'Giraffidae',
  familyOrder: { orderId: 'artiodactyla' },
};
const order = { orderId: 'artiodactyla', orderName: 'Artiodactyles', orderLatinName: 'Artiodactyla' };
const question = { questionId: 'q1', status: 'published', version: 1, ...aQuestionContent({ questionRef: 'AW-001' }) };
const data = (differences: object = {}) => ({
  species: [species(1)],
  families: [family],
  orders: [order],
  questions: [question],
  ...differences,
});
const read = (differences: object = {}) => readSyncAnswer({ success: true, data: data(differences) });

describe('the answer of another environment', () => {
  it('is its data', () => {
    expect(read()).toEqual({ data: data() });
    expect(read({ species: [], families: [], orders: [], questions: [] })).toHaveProperty('data');
  });

  it('may leave open which family a species belongs to', () => {
    expect(read({ species: [species(1, { familyId: null, orderId: null, specieFamily: null })] })).toHaveProperty(
      'data',
    );
  });

  it.each([
    [{ species: undefined }, 'data.species'],
    [{ families: null }, 'data.families'],
    [{ orders: {} }, 'data.orders'],
    [{ questions: 'none' }, 'data.questions'],
    [{ more: [] }, 'data'],
    [{ species: [species(1), species(2, { specieName: 7 })] }, 'data.species.1.specieName'],
    [{ species: [species(1, { extra: 'x' })] }, 'data.species.0'],
    [{ species: [species(1, { specieName: 'x'.repeat(301) })] }, 'data.species.0.specieName'],
    [
      { species: [species(1, { specieFamily: { familyId: 'f', familyOrder: { orderId: '../x' } } })] },
      'data.species.0.specieFamily.familyOrder.orderId',
    ],
    [{ species: [species(1), species(1)] }, 'data.species'],
    [{ questions: [question, question] }, 'data.questions'],
    [{ questions: [{ questionId: 'q1', questionRef: 'AW-001' }] }, 'data.questions.0.status'],
    [{ questions: [{ ...question, status: 'draft' }] }, 'data.questions.0.status'],
    [{ questions: [{ ...question, version: 0 }] }, 'data.questions.0.version'],
    [{ questions: [{ ...question, wording: { fr: 'Eau ?' } }] }, 'data.questions.0.wording.en'],
    [{ species: [null] }, 'data.species.0'],
    [{ species: [[]] }, 'data.species.0'],
  ])('with %j is refused at %s', (differences, wrongAt) => expect(read(differences)).toEqual({ wrongAt }));

  it.each(['', '.', '..', 'a/b', '../users/ana', '__proto__', '__x__', 'a\nb', 'a\u0000', 'x'.repeat(129)])(
    'with the id %j is refused',
    (specieId) => expect(read({ species: [species(1, { specieId })] })).toEqual({ wrongAt: 'data.species.0.specieId' }),
  );

  it.each(Object.entries(SYNC_MAX_ROWS))('has at most so many rows: %s %i', (kind, longest) => {
    const row: Record<string, (number: number) => object> = {
      species,
      families: (number) => ({ ...family, familyId: `f${number}` }),
      orders: (number) => ({ ...order, orderId: `o${number}` }),
      questions: (number) => ({ ...question, questionId: `q${number}` }),
    };
    const rows = (count: number) => Array.from({ length: count }, (_unused, number) => row[kind]!(number));
    expect(read({ [kind]: rows(longest) })).toHaveProperty('data');
    expect(read({ [kind]: rows(longest + 1) })).toEqual({ wrongAt: `data.${kind}` });
  });

  it.each([
    null,
    undefined,
    '<!doctype html>',
    [],
    {},
    { success: false, error: { code: 'sync/key-wrong' } },
    { data: data() },
    { success: 'true', data: data() },
    { success: true },
  ])('like %j is none', (answer) => expect(readSyncAnswer(answer)).toHaveProperty('wrongAt'));

  it('with keys that would change its ancestors is refused', () => {
    const text = JSON.stringify({ success: true, data: data() });
    for (const where of ['"success":true', '"specieName":"Girafe"', '"questionRef":"AW-001"']) {
      const poisoned = JSON.parse(text.replace(where, `"__proto__":{"isAdmin":true},${where}`));
      expect(readSyncAnswer(poisoned)).toHaveProperty('wrongAt');
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
