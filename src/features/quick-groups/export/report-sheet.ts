import { textIn } from '#domain/content/translated.ts';
import type { QuestionCategory } from '#domain/questions/question.ts';
import { formatDate, formatList, formatNumber, formatShortDay } from '#i18n/format.ts';
import type { ChartSeries, ReportBlock, SheetDocument } from '#kit/pdf/sheet-blocks.ts';
import { type LineName, LINE_LOOKS, LINES } from '../results/evolution-lines.tsx';
import type { ReportData, ReportTable, ReportWords } from './report-data.ts';
import {
  actionsTable,
  answersTable,
  evaluationsTable,
  notesTable,
  objectivesTable,
  scoreText,
} from './report-tables.ts';

/** The colours of the lines on white paper, as the screens have them by day. */
const COLOURS: Readonly<Record<LineName, readonly [number, number, number]>> = {
  overall: [30, 30, 30],
  housing: [25, 113, 194],
  feeding: [217, 72, 15],
  health: [43, 138, 62],
  behavior: [156, 54, 181],
};
const MM_PER_PIXEL = 0.2;

/** Returns the report on a group as pages to print: what it is about, the last scores, the evolution, answers and work. */
export function reportSheet(data: ReportData, words: ReportWords): SheetDocument {
  const { t, language } = words;
  const { groupName, parkName, now } = data;
  const title = `${t('quick-groups:title')} – ${groupName}`;
  return {
    title,
    language,
    blocks: [
      ...cover(data, words),
      ...lastScores(data, words),
      ...evolution(data, words),
      ...section(answersTable(data, words)),
      ...section(objectivesTable(data, words)),
      ...section(actionsTable(data, words)),
      ...section(notesTable(data, words)),
      ...photos(data, words),
    ],
    footer: [groupName, parkName, formatDate(now, language)].filter(Boolean).join(' · '),
  };
}

/** Returns what a report is about, each fact with its label. */
export function reportFacts(data: ReportData, { t, language }: ReportWords): [string, string][] {
  const { parkName, speciesNames, sectorName, individualCount, years, now } = data;
  return [
    ...(parkName === null ? [] : [[t('quick-export:park'), parkName] satisfies [string, string]]),
    [t('quick-export:species'), formatList(speciesNames, language)],
    ...(sectorName === null ? [] : [[t('words:sector'), sectorName] satisfies [string, string]]),
    [t('words:animals'), formatNumber(individualCount, language)],
    [t('quick-export:years'), formatList(years.map(String).toReversed(), language)],
    [t('quick-export:madeOn'), formatDate(now, language)],
  ];
}

function cover(data: ReportData, words: ReportWords): ReportBlock[] {
  return [
    { kind: 'hint', text: words.t('quick-groups:title') },
    { kind: 'title', text: data.groupName },
    {
      kind: 'table',
      columns: [
        { header: '', share: 1 },
        { header: '', share: 3 },
      ],
      rows: reportFacts(data, words),
    },
  ];
}

function lastScores({ evaluations, explained: { explanation } }: ReportData, words: ReportWords): ReportBlock[] {
  const { t, language, nameOf } = words;
  const last = evaluations.at(-1);
  if (last === undefined) return [];
  const { overall, label, answered, asked } = last.result;
  const shown =
    label === null ? scoreText(overall, words) : `${scoreText(overall, words)} (${t(`scores:values.label.${label}`)})`;
  return [
    {
      kind: 'heading',
      text: t('quick-export:last', { date: formatDate(last.at, language), name: nameOf(last.evaluation.leaderId) }),
    },
    { kind: 'question', text: t('quick-export:overall', { score: shown }) },
    {
      kind: 'text',
      text: t('quick-export:answered', {
        answered: formatNumber(answered, language),
        asked: formatNumber(asked, language),
      }),
    },
    {
      kind: 'table',
      columns: [
        { header: t('scores:category'), share: 3 },
        { header: t('scores:score'), share: 1, isNumber: true },
        { header: t('quick-export:answers'), share: 1, isNumber: true },
      ],
      rows: explanation.categories.map(({ category, questions }) => [
        t(`scores:values.category.${category}`),
        scoreText(last.result.categories[category], words),
        `${questions.filter(({ leftOut }) => leftOut === null || leftOut === 'no_score').length} / ${questions.length}`,
      ]),
    },
    ...(last.evaluation.feedback === '' ? [] : [{ kind: 'text' as const, text: last.evaluation.feedback }]),
  ];
}

function evolution(data: ReportData, words: ReportWords): ReportBlock[] {
  const { t, language } = words;
  const { evaluations } = data;
  const table = evaluationsTable(data, words);
  const chart: ReportBlock[] =
    evaluations.length < 2
      ? []
      : [
          { kind: 'heading', text: t('quick-evaluations:evolution.title') },
          {
            kind: 'chart',
            points: evaluations.map(({ at, isChanged }) => ({
              ...{ at, isMarked: isChanged },
              label: formatShortDay(at, language),
            })),
            series: LINES.map((line) => seriesOf(line, data, words)),
          },
        ];
  const hasChanged = evaluations.some(({ isChanged }) => isChanged);
  return [
    ...chart,
    ...(hasChanged && chart.length > 0
      ? [{ kind: 'hint' as const, text: t('quick-evaluations:evolution.changedNote') }]
      : []),
    ...section(table),
  ];
}

function seriesOf(line: LineName, { evaluations }: ReportData, { t }: ReportWords): ChartSeries {
  const { width, dashes } = LINE_LOOKS[line];
  const nameOf = (category: QuestionCategory) => t(`scores:values.category.${category}`);
  return {
    label: line === 'overall' ? t('scores:overall') : nameOf(line),
    values: evaluations.map(({ result }) => (line === 'overall' ? result.overall : result.categories[line])),
    colour: COLOURS[line],
    width: width * MM_PER_PIXEL,
    dashes: line === 'overall' ? [] : dashes.split(' ').map((length) => Number(length) * MM_PER_PIXEL),
  };
}

/** The photos with their questions, as the last evaluation asks them, and how many there are in all when some are missing. */
function photos(
  { photos: { all, pictures }, explained: { flow } }: ReportData,
  { t, language }: ReportWords,
): ReportBlock[] {
  if (all === 0) return [];
  const wordings = new Map(flow.questions.map(({ questionId, wording }) => [questionId, textIn(wording, language)]));
  const shown = { shown: formatNumber(pictures.length, language), all: formatNumber(all, language) };
  return [
    { kind: 'heading', text: t('words:photos') },
    ...(pictures.length < all ? [{ kind: 'hint' as const, text: t('quick-export:photosShown', shown) }] : []),
    {
      kind: 'pictures',
      pictures: pictures.map(({ bytes, questionId, at }) => ({
        bytes,
        caption: [formatShortDay(at, language), wordings.get(questionId) ?? ''].filter(Boolean).join(' · '),
      })),
    },
  ];
}

/** Returns a table below its heading; nothing for a table without rows. */
function section({ name, columns, texts }: ReportTable): ReportBlock[] {
  if (texts.length === 0) return [];
  const printed = columns.map(({ share }) => share > 0);
  return [
    { kind: 'heading', text: name },
    {
      kind: 'table',
      columns: columns.filter((_column, at) => printed[at]),
      rows: texts.map((row) => row.filter((_text, at) => printed[at])),
    },
  ];
}
