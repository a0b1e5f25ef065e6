import type { QuestionsRepository } from '../../../src/data/questions/questions.repository.ts';
import type { BibliographyRegister } from '../../../src/domain/bibliography/reference.ts';
import { appError } from '../../../src/domain/errors/app-error.ts';
import type { Question } from '../../../src/domain/questions/question.ts';
import type { QuestionLog } from '../../../src/domain/questions/question-log.ts';
import { questionBundleOf } from '../../../src/domain/questions/question-table.ts';
import { publishedOf } from '../../../src/domain/questions/stored-question.ts';
import { fail, ok } from '../../../src/domain/shared/result.ts';
import { liveSource } from './live-source.ts';

export type KnownQuestions = {
  readonly questions?: readonly Question[];
  readonly questionSteps?: readonly QuestionLog[];
  readonly references?: BibliographyRegister['references'];
  /** answers of the server other than success */
  readonly questionCalls?: Partial<QuestionsRepository>;
};

/** Returns questions with the given data, whose short table and parts follow from them, and that accept every change. */
export function questionsOfKnown(known: KnownQuestions): QuestionsRepository {
  const questions = known.questions ?? [];
  const all = questions.map((question) => ({
    question,
    published: question.status === 'published' ? publishedOf(question.questionId, question.version, question) : null,
  }));
  const { table, parts } = questionBundleOf(all, { version: 1, updatedAtUnix: 0 });
  return {
    watchTable: (watcher) => liveSource(table).watch(watcher),
    watchPublished: (_parts, watcher) =>
      liveSource(
        Object.assign({}, ...parts.map((part) => part.questions)) as (typeof parts)[number]['questions'],
      ).watch(watcher),
    watchQuestion(questionId, watcher) {
      const found = questions.find((one) => one.questionId === questionId);
      const source = liveSource<Question>(found);
      if (found === undefined) source.say(fail(appError('question/not-found')));
      return source.watch(watcher);
    },
    watchSteps: ({ questionId, count }, watcher) => {
      const steps = (known.questionSteps ?? []).filter((one) => one.questionId === questionId);
      const items = steps.slice(0, count);
      return liveSource({ items, hasMore: steps.length > count, unreadable: 0, waitingIds: [] }).watch(watcher);
    },
    watchBibliography: (watcher) => liveSource(known.references ?? {}).watch(watcher),
    saveQuestion: ({ questionId }) => Promise.resolve(ok({ questionId: questionId ?? 'new', updatedAtUnix: 1 })),
    publishQuestion: ({ questionId }) => Promise.resolve(ok({ questionId, version: 1 })),
    archiveQuestion: ({ questionId }) => Promise.resolve(ok({ questionId })),
    saveReferences: ({ references }) =>
      Promise.resolve(ok({ referenceIds: references.map(({ referenceId }, at) => referenceId ?? `new-${at}`) })),
    ...known.questionCalls,
  };
}
