import { describe, expect, it } from 'vitest';
import { aContextQuestion, aContextVersion } from '../../../tests/support/builders/context.ts';
import { aContextEntry, aScanEntry } from '../../../tests/support/builders/observation-session.ts';
import { flowOfContext } from '../contexts/asked-context.ts';
import { NOTHING_ANSWERED } from '../questionnaires/answering.ts';
import {
  answeringOfContext,
  type ContextEvent,
  contextEntryOf,
  correctedAnswers,
  givenAnswers,
  latestContext,
} from './context-answers.ts';
import type { GivenAnswer } from './session.ts';

const rain: readonly GivenAnswer[] = [{ questionId: 'weather', value: 'rain' }];
const sun: readonly GivenAnswer[] = [{ questionId: 'weather', value: 'sun' }];
const answer = (answers: readonly GivenAnswer[], entryId = 'e'): ContextEvent => ({
  ...{ type: 'answerContext', answers, entryId, atUnix: 5 },
});

describe('answers about the context', () => {
  it('are one entry, and their correction a later one', () => {
    const first = contextEntryOf(answer(rain), [aScanEntry()]);
    expect(first).toEqual([{ entryId: 'e', kind: 'context', answers: rain, atUnix: 5 }]);
    expect(contextEntryOf(answer(sun, 'f'), first)).toMatchObject([{ entryId: 'f', answers: sun }]);
  });
  it('that stand already make no entry, and neither does no answer at all', () => {
    expect(contextEntryOf(answer(rain), [aContextEntry()])).toEqual([]);
    expect(contextEntryOf(answer([]), [])).toEqual([]);
  });
  it('can all be taken back', () => {
    expect(contextEntryOf(answer([]), [aContextEntry()])).toMatchObject([{ answers: [] }]);
  });
  it('of the later of two entries count', () => {
    const later = aContextEntry({ entryId: 'f', answers: [...sun] });
    expect(latestContext([aContextEntry(), later, aScanEntry()])).toBe(later);
    expect(latestContext([aScanEntry()])).toBeNull();
    expect(answeringOfContext(later).answers).toEqual({ weather: 'sun' });
    expect(answeringOfContext(null)).toEqual(NOTHING_ANSWERED);
  });
});

describe('answers that are stored', () => {
  const flow = flowOfContext(
    aContextVersion({
      questions: [
        aContextQuestion(),
        aContextQuestion({ questionId: 'visitors', type: 'number', min: 0, max: 100 }),
        aContextQuestion({ questionId: 'noise', type: 'multiple_choice' }),
      ],
    }),
  );
  const given = (answers: Record<string, string | number | readonly string[] | null>) =>
    givenAnswers(flow, { ...NOTHING_ANSWERED, answers }).map(({ questionId, value }) => [questionId, value]);
  it('stand in the order of the questions', () => {
    expect(given({ noise: ['sun'], weather: 'rain', visitors: 40 })).toEqual([
      ['weather', 'rain'],
      ['visitors', 40],
      ['noise', ['sun']],
    ]);
  });
  it('are the valid ones: none out of bounds, unknown, empty or to another question', () => {
    expect(given({ weather: 'snow', visitors: 101, noise: [], wind: 'north' })).toEqual([]);
    expect(given({ weather: null })).toEqual([]);
  });
});

describe('the history of answers', () => {
  const of = (...entries: Parameters<typeof aContextEntry>[0][]) =>
    entries.map((entry, at) => aContextEntry({ entryId: `e${at}`, atUnix: at, ...entry }));
  const historyOf = (...devices: ReturnType<typeof of>[]) => correctedAnswers(devices.map((entries) => ({ entries })));
  it('names what a correction replaced, the oldest first, and the same answer once', () => {
    const entries = of({ answers: [...rain] }, { answers: [...rain] }, { answers: [...sun] }, { answers: [...rain] });
    expect(historyOf(entries).get('weather')).toEqual({ value: 'rain', before: ['rain', 'sun'] });
  });
  it('does not call the first answer to a question a correction', () => {
    const wind: GivenAnswer = { questionId: 'wind', value: 'north' };
    const history = historyOf(of({ answers: [...rain] }, { answers: [...rain, wind] }));
    expect(history.get('wind')).toEqual({ value: 'north', before: [] });
  });
  it('has an answer that was taken back', () => {
    expect(historyOf(of({ answers: [...rain] }, { answers: [] })).get('weather')).toEqual({
      ...{ value: null, before: ['rain'] },
    });
  });
  it('of two devices goes by the instants', () => {
    const [first, second] = [of({ atUnix: 9, answers: [...sun] }), of({ atUnix: 4, answers: [...rain] })];
    expect(historyOf(first, second).get('weather')).toEqual({ value: 'sun', before: ['rain'] });
  });
  it('is empty without answers', () => {
    expect(correctedAnswers([{ entries: [aScanEntry()] }]).size).toBe(0);
  });
});
