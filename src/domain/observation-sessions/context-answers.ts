import { type Answering, answerOf, NOTHING_ANSWERED, withAnswer } from '../questionnaires/answering.ts';
import { isAnswered } from '../questionnaires/check-answer.ts';
import type { Flow } from '../questionnaires/flow.ts';
import { toStoredAnswer } from '../questionnaires/stored-answer.ts';
import { isSameValue } from '../shared/same-value.ts';
import type { AnswerValue } from '../scoring/question-score.ts';
import type { ContextEntry, GivenAnswer, SessionEntry, SessionRecord } from './session.ts';

/** All answers to the questions of the context, given or corrected at an instant by the session's clock. */
export type ContextEvent = {
  readonly type: 'answerContext';
  readonly answers: readonly GivenAnswer[];
  readonly entryId: string;
  readonly atUnix: number;
};

/** Returns the entry of the answers; none where they are those that stand already, such as none at all. */
export function contextEntryOf(
  { answers, entryId, atUnix }: ContextEvent,
  entries: readonly SessionEntry[],
): readonly ContextEntry[] {
  const known = latestContext(entries)?.answers ?? [];
  if (isSameValue(known, answers)) return [];
  return [{ entryId, kind: 'context', answers: [...answers], atUnix }];
}

/** Returns the answers of one device that count, its last entry; null while none are given. */
export function latestContext(entries: readonly SessionEntry[]): ContextEntry | null {
  return entries.findLast((entry) => entry.kind === 'context') ?? null;
}

/** Returns the answers of an entry as the forms of questions take them; nothing answered without an entry. */
export function answeringOfContext(entry: Pick<ContextEntry, 'answers'> | null): Answering {
  return (entry?.answers ?? []).reduce<Answering>(
    (answering, { questionId, value }) => withAnswer(answering, questionId, value),
    NOTHING_ANSWERED,
  );
}

/** Returns the answers to be stored: the valid ones, in the order of the questions. */
export function givenAnswers({ questions }: Pick<Flow, 'questions'>, answering: Answering): GivenAnswer[] {
  return questions.flatMap((question) => {
    const { questionId } = question;
    const value = answerOf(answering, questionId);
    return isAnswered(question, value) ? [{ questionId, value: toStoredAnswer(value) }] : [];
  });
}

/** Returns the answers that all devices recorded, in the order of their instants: the last one counts, since one person answers. */
export function contextEntries(records: readonly Pick<SessionRecord, 'entries'>[]): readonly ContextEntry[] {
  return records
    .flatMap((record) => record.entries.filter((entry) => entry.kind === 'context'))
    .toSorted((one, other) => one.atUnix - other.atUnix);
}

/** An answer that counts, and the different ones that it replaced, the oldest first; null where there is none. */
export type CorrectedAnswer = { readonly value: AnswerValue; readonly before: readonly AnswerValue[] };

/**
 * Returns what became of each question that was ever answered, by id: the entries of all devices in the order of their
 * instants, since one person answers. An answer that was taken back has the value null; that there was none at first is
 * no correction.
 */
export function correctedAnswers(
  records: readonly Pick<SessionRecord, 'entries'>[],
): ReadonlyMap<string, CorrectedAnswer> {
  const entries = contextEntries(records);
  const ids = new Set(entries.flatMap(({ answers }) => answers.map(({ questionId }) => questionId)));
  return new Map(
    [...ids].map((questionId): [string, CorrectedAnswer] => {
      const values = entries.map((entry) => answerOf(answeringOfContext(entry), questionId));
      const changed = values.filter((value, at) => at === 0 || !isSameValue(value, values[at - 1]));
      return [
        questionId,
        { value: changed.at(-1) ?? null, before: changed.slice(0, -1).filter((one) => one !== null) },
      ];
    }),
  );
}
