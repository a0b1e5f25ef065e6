import type { TFunction } from 'i18next';
import { textIn } from '#domain/content/translated.ts';
import { type Flow, flowOf } from '#domain/questionnaires/flow.ts';
import type { Condition } from '#domain/questionnaires/questionnaire.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import type { Language } from '#domain/users/language.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import type { PencilSheet, SheetBlock } from '#kit/pdf/sheet-blocks.ts';
import type { Shown } from './ShownQuestionnaire.tsx';

export const SHEET_NAMESPACES = ['questionnaire-preview', 'answering', 'content', 'words'] as const;

export type SheetTexts = TFunction<typeof SHEET_NAMESPACES>;

/** The widths of what is written by hand, in millimetres; `FULL` ends at the margin. */
const WIDTHS = { FULL: 1_000, NUMBER: 40, DATE: 60 } as const;
const TEXT_LINES = 3;

type Options = {
  readonly language: Language;
  /** of that language */
  readonly t: SheetTexts;
  readonly showsHelp: boolean;
  /** stands at the foot of each page */
  readonly now: EpochMs;
};

/** Returns a questionnaire as a sheet to be filled in by pencil, in one language. */
export function sheetOf({ content, number }: Pick<Shown, 'content' | 'number'>, options: Options): PencilSheet {
  const { t, language, now } = options;
  const { questionnaireRef, name, description } = content;
  const flow = flowOf(content);
  const version = number === 0 ? t('content:values.status.draft') : t('content:versionNumber', { number });
  const head: SheetBlock[] = [
    { kind: 'title', text: textIn(name, language) },
    { kind: 'hint', text: [questionnaireRef, version].join(' · ') },
    ...asText('text', textIn(description, language)),
    ...(['animals', 'evaluator', 'date'] as const).map((field): SheetBlock => ({
      ...{ kind: 'blank', label: t(`questionnaire-preview:values.sheet.${field}`), unit: '' },
      width: field === 'date' ? WIDTHS.DATE : WIDTHS.FULL,
    })),
    { kind: 'gap', height: 2 },
    { kind: 'hint', text: t('questionnaire-preview:sheet.howTo') },
  ];
  return {
    title: textIn(name, language),
    language,
    blocks: [...head, ...questionBlocks(flow, options)],
    footer: [questionnaireRef, version, formatDate(now, language)].join(' · '),
  };
}

function questionBlocks(flow: Flow, options: Options): SheetBlock[] {
  const { language } = options;
  return flow.sections.flatMap(({ name, questions }) => {
    const [first, ...others] = questions.map((question) => blocksOf(flow, question, options));
    if (first === undefined) return [];
    const heading = name === null ? [] : asText('heading', textIn(name, language));
    // A heading stays with its first question.
    return [together([...heading, ...first]), ...others.map(together)];
  });
}

function blocksOf(flow: Flow, question: PublishedQuestion, { language, t, showsHelp }: Options): SheetBlock[] {
  const numberOf = (id: string) => flow.questions.findIndex(({ questionId }) => questionId === id) + 1;
  const isRequired = flow.required.has(question.questionId);
  const condition = flow.conditions.get(question.questionId);
  const wording = `${numberOf(question.questionId)}. ${textIn(question.wording, language)}`;
  return [
    { kind: 'question', text: isRequired ? `${wording} *` : wording },
    ...(condition === undefined ? [] : asText('hint', conditionText(flow, condition, numberOf, { language, t }))),
    ...(showsHelp ? asText('hint', textIn(question.help, language)) : []),
    ...answerBlocks(question, language, t),
    { kind: 'blank', label: t('answering:comment'), unit: '', width: WIDTHS.FULL },
  ];
}

function answerBlocks(question: PublishedQuestion, language: Language, t: SheetTexts): SheetBlock[] {
  const number = (value: number) => formatNumber(value, language);
  const { type, answers, minChoices, maxChoices, unit, min, max, scaleMax, scaleLow, scaleHigh } = question;
  const boxes = (shape: 'round' | 'square') =>
    answers.map((answer): SheetBlock => ({ kind: 'choice', shape, text: labelOf(question, answer, language, t) }));
  switch (type) {
    case 'single_choice':
    case 'yes_no':
      return boxes('round');
    case 'multiple_choice': {
      const counts = { min: number(minChoices ?? 0), max: number(maxChoices ?? answers.length) };
      return [{ kind: 'hint', text: t('answering:choose', counts) }, ...boxes('square')];
    }
    case 'number': {
      const ends = { min: number(min ?? 0), max: number(max ?? 0), unit };
      const isBounded = min !== null && max !== null;
      return [
        ...(isBounded ? asText('hint', t('answering:between', ends).trim()) : []),
        { kind: 'blank', label: '', unit, width: WIDTHS.NUMBER },
      ];
    }
    case 'scale': {
      const end = (words: typeof scaleLow) => (words === null ? '' : textIn(words, language));
      return [{ kind: 'steps', count: scaleMax ?? 0, low: end(scaleLow), high: end(scaleHigh) }];
    }
    case 'text':
      return [{ kind: 'lines', count: TEXT_LINES }];
    case 'date':
      return [{ kind: 'blank', label: '', unit: '', width: WIDTHS.DATE }];
    case 'media':
      return [{ kind: 'blank', label: t('questionnaire-preview:sheet.media'), unit: '', width: WIDTHS.DATE }];
  }
}

function conditionText(
  flow: Flow,
  { dependsOn, answerIds }: Condition,
  numberOf: (id: string) => number,
  { language, t }: Pick<Options, 'language' | 't'>,
): string {
  const on = flow.questions.find(({ questionId }) => questionId === dependsOn);
  const chosen = on?.answers.filter(({ answerId }) => answerIds.includes(answerId)) ?? [];
  if (on === undefined) return '';
  const names = chosen.map((answer) => labelOf(on, answer, language, t));
  return t('questionnaire-preview:sheet.onlyIf', { number: numberOf(dependsOn), answers: names.join(' / ') });
}

function labelOf(
  { type }: PublishedQuestion,
  { answerId, label }: PublishedQuestion['answers'][number],
  language: Language,
  t: SheetTexts,
): string {
  if (type !== 'yes_no') return textIn(label, language);
  return t(answerId === 'yes' ? 'words:yes' : 'words:no');
}

function asText(kind: 'heading' | 'text' | 'hint', text: string): SheetBlock[] {
  return text === '' ? [] : [{ kind, text }];
}

function together(blocks: readonly SheetBlock[]): SheetBlock {
  return { kind: 'together', blocks };
}
