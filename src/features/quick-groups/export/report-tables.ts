import { textIn } from '#domain/content/translated.ts';
import { answerOf } from '#domain/questionnaires/answering.ts';
import type { ExplainedQuestion } from '#domain/questionnaires/explanation.ts';
import { QUESTION_CATEGORIES } from '#domain/questions/question.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import type { QuickAction } from '#domain/quick-groups/quick-action.ts';
import type { QuickNote } from '#domain/quick-groups/quick-note.ts';
import type { QuickObjective } from '#domain/quick-groups/quick-objective.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { formatDateTime, formatNumber, formatShortDay } from '#i18n/format.ts';
import { clockAt } from '#kit/list/export/exported-cell.ts';
import { answerWords } from '#kit/questions/answer-words.ts';
import { type ReportColumn, type ReportData, type ReportTable, type ReportWords, tableOf } from './report-data.ts';
import type { ScoredEvaluation } from '../results/scored-evaluations.ts';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Returns a score as the screens write it, with one decimal; a dash where there is none. */
export function scoreText(score: number | null, { language }: Pick<ReportWords, 'language'>): string {
  return score === null ? '–' : formatNumber(score, language, ONE_DECIMAL);
}

/** Returns the evaluations of the report with their scores and their number of answers. */
export function evaluationsTable({ evaluations }: ReportData, words: ReportWords): ReportTable {
  const { t, language, nameOf } = words;
  const score = (
    header: string,
    valueOf: (one: ScoredEvaluation) => number | null,
  ): ReportColumn<ScoredEvaluation> => ({
    ...{ header, share: 2, isNumber: true },
    text: (one) => scoreText(valueOf(one), words),
    cell: valueOf,
  });
  return tableOf<ScoredEvaluation>(
    t('quick-export:evaluations'),
    [
      {
        ...{ header: t('quick-evaluations:finishedOn'), share: 3 },
        text: ({ at }) => formatDateTime(at, language),
        cell: ({ at }) => ({ clock: clockAt(at) }),
      },
      { header: t('quick-evaluations:leader'), share: 3, text: ({ evaluation }) => nameOf(evaluation.leaderId) },
      score(t('scores:overall'), ({ result }) => result.overall),
      {
        ...{ header: t('quick-export:label'), share: 0 },
        text: ({ result }) => (result.label === null ? '' : t(`scores:values.label.${result.label}`)),
      },
      ...QUESTION_CATEGORIES.map((category) =>
        score(t(`scores:values.category.${category}`), ({ result }) => result.categories[category]),
      ),
      {
        ...{ header: t('quick-export:answers'), share: 2, isNumber: true },
        text: ({ result }) => `${result.answered} / ${result.asked}`,
        cell: ({ result }) => result.answered,
      },
      { ...{ header: t('quick-export:asked'), share: 0 }, text: () => '', cell: ({ result }) => result.asked },
      {
        ...{ header: t('quick-evaluations:evolution.changedColumn'), share: 0 },
        text: ({ isChanged }) => (isChanged ? t('words:yes') : ''),
      },
    ],
    evaluations,
  );
}

type Answered = { readonly question: PublishedQuestion; readonly one: ExplainedQuestion };

/** Returns the questions of the last evaluation with their answers, scores and comments. */
export function answersTable(
  { explained: { flow, answering, explanation } }: ReportData,
  words: ReportWords,
): ReportTable {
  const { t, language } = words;
  const { answerText } = answerWords(t, language);
  const byId = new Map(flow.questions.map((question) => [question.questionId, question]));
  const rows = explanation.categories.flatMap(({ questions }) =>
    questions.flatMap((one): Answered[] => {
      const question = byId.get(one.questionId);
      return question === undefined ? [] : [{ question, one }];
    }),
  );
  const isTold = ({ leftOut }: ExplainedQuestion) => leftOut === null || leftOut === 'no_score';
  const commentOf = ({ one }: Answered) => answering.comments[one.questionId] ?? '';
  return tableOf<Answered>(
    t('quick-evaluations:values.tab.answers'),
    [
      { header: t('scores:category'), share: 3, text: ({ one }) => t(`scores:values.category.${one.category}`) },
      { header: t('scores:question'), share: 7, text: ({ question }) => textIn(question.wording, language) },
      {
        ...{ header: t('quick-export:answer'), share: 5 },
        text: ({ question, one }) =>
          isTold(one)
            ? answerText(question, answerOf(answering, one.questionId))
            : t(`scores:values.leftOut.${leftOutOf(one)}`),
      },
      {
        ...{ header: t('scores:score'), share: 2, isNumber: true },
        text: ({ one }) =>
          one.score === null ? '–' : `${number(one.score.score, words)} / ${number(one.score.max, words)}`,
        cell: ({ one }) => one.percent,
      },
      { header: t('answering:comment'), share: 5, text: commentOf },
    ],
    rows,
  );
}

function leftOutOf({ leftOut }: ExplainedQuestion) {
  return leftOut ?? 'not_answered';
}

function number(value: number, { language }: ReportWords): string {
  return formatNumber(value, language, { maximumFractionDigits: 2 });
}

/** Returns the objectives of the group with how far each is. */
export function objectivesTable({ objectives }: ReportData, words: ReportWords): ReportTable {
  const { t } = words;
  const figure = (value: number | null, unit: string) =>
    value === null ? '' : [number(value, words), unit].filter(Boolean).join(' ');
  return tableOf<QuickObjective>(
    t('quick-groups:values.tab.objectives'),
    [
      { header: t('words:title'), share: 6, text: ({ title }) => title },
      { header: t('words:status'), share: 2, text: ({ status }) => t(`quick-work:values.objective.${status}`) },
      {
        ...{ header: t('quick-work:objectives.now'), share: 2, isNumber: true },
        text: ({ currentValue, unit }) => figure(currentValue, unit),
        cell: ({ currentValue }) => currentValue,
      },
      {
        ...{ header: t('quick-work:objectives.target'), share: 2, isNumber: true },
        text: ({ target, unit }) => figure(target, unit),
        cell: ({ target }) => target,
      },
      { header: t('quick-work:objectives.unit'), share: 0, text: ({ unit }) => unit },
      dayColumn(t('quick-work:objectives.deadline'), ({ deadlineAtUnix }) => deadlineAtUnix, words),
    ],
    objectives,
  );
}

/** Returns the actions of the group. */
export function actionsTable({ actions }: ReportData, words: ReportWords): ReportTable {
  const { t, nameOf } = words;
  return tableOf<QuickAction>(
    t('quick-groups:values.tab.actions'),
    [
      { header: t('words:title'), share: 5, text: ({ title }) => title },
      { header: t('quick-work:description'), share: 5, text: ({ description }) => description },
      { header: t('words:status'), share: 2, text: ({ status }) => t(`quick-work:values.action.${status}`) },
      {
        header: t('quick-work:actions.priority'),
        share: 2,
        text: ({ priority }) => t(`quick-work:values.priority.${priority}`),
      },
      {
        header: t('quick-work:actions.category'),
        share: 2,
        text: ({ category }) => t(`quick-work:values.category.${category}`),
      },
      {
        header: t('words:assignee'),
        share: 2,
        text: ({ assigneeId }) => (assigneeId === null ? '' : nameOf(assigneeId)),
      },
      dayColumn(t('quick-work:actions.dueOn'), ({ dueAtUnix }) => dueAtUnix, words),
    ],
    actions,
  );
}

/** Returns the notes on the group. */
export function notesTable({ notes }: ReportData, words: ReportWords): ReportTable {
  const { t, language, nameOf } = words;
  return tableOf<QuickNote>(
    t('quick-groups:values.tab.notes'),
    [
      {
        ...{ header: t('quick-export:writtenOn'), share: 2 },
        text: ({ createdAtUnix }) => formatShortDay(createdAtUnix, language),
        cell: ({ createdAtUnix }) => ({ clock: clockAt(createdAtUnix) }),
      },
      { header: t('quick-export:writtenBy'), share: 3, text: ({ createdBy }) => nameOf(createdBy) },
      { header: t('words:title'), share: 3, text: ({ title }) => title },
      { header: t('quick-work:notes.content'), share: 8, text: ({ content }) => content },
    ],
    notes,
  );
}

function dayColumn<Row>(
  header: string,
  dayOf: (row: Row) => EpochMs | null,
  { language }: ReportWords,
): ReportColumn<Row> {
  return {
    ...{ header, share: 2 },
    text: (row) => written(dayOf(row), (day) => formatShortDay(day, language)),
    cell: (row) => {
      const day = dayOf(row);
      return day === null ? null : { day: clockAt(day).slice(0, 10) };
    },
  };
}

function written(day: EpochMs | null, write: (day: EpochMs) => string): string {
  return day === null ? '' : write(day);
}
