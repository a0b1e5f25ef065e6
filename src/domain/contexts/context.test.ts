import { describe, expect, it } from 'vitest';
import { aContext, aContextQuestion } from '../../../tests/support/builders/context.ts';
import { asQuestion, contextSchema } from './context.ts';

describe('a context', () => {
  it('has questions that score nothing', () => {
    const { answers, bands, weight } = asQuestion(aContextQuestion());
    expect([answers.map(({ score, isReference }) => [score, isReference]), bands, weight]).toEqual([
      [
        [0, false],
        [0, false],
      ],
      [],
      1,
    ]);
  });
  it('has questions of the types that describe surroundings, without pictures', () => {
    const asking = (type: string) => ({ ...aContext(), questions: [{ ...aContextQuestion(), type }] });
    expect(['date', 'media'].map((type) => contextSchema.safeParse(asking(type)).success)).toEqual([true, false]);
  });
});
