import { lackingTexts, type MissingText, unlessMissing } from '../content/missing-texts.ts';
import type { Translated } from '../content/translated.ts';
import { isChoice } from '../questions/question.ts';
import { LANGUAGES, type Language } from '../users/language.ts';
import type { ContextContent, ContextQuestion } from './context.ts';

type Text = { readonly path: string; readonly text: Translated };

/** Returns the languages in which any text of the context is written, in their order. */
export function begunLanguages(context: ContextContent): Language[] {
  const texts = textsOf(context);
  return LANGUAGES.filter((language) => texts.some(({ text }) => text[language].trim() !== ''));
}

/**
 * Returns the texts that are missing, in the order of the editor; empty when it may be published. A model (null) is
 * written in all seven languages, an establishment's own in each language in which it was begun. A description or a help
 * text may be missing altogether.
 */
export function missingTexts(context: ContextContent, zooId: string | null): MissingText[] {
  return lackingTexts(textsOf(context), zooId === null ? LANGUAGES : begunLanguages(context));
}

function textsOf({ name, description, questions }: ContextContent): Text[] {
  return [
    { path: 'name', text: name },
    ...unlessMissing('description', description),
    ...questions.flatMap((question, at) => textsOfQuestion(question, `questions.${at}`)),
  ];
}

function textsOfQuestion(question: ContextQuestion, path: string): Text[] {
  const { wording, help, type, answers, scaleLow, scaleHigh } = question;
  const ends = type === 'scale' ? { scaleLow, scaleHigh } : {};
  return [
    { path: `${path}.wording`, text: wording },
    ...unlessMissing(`${path}.help`, help),
    ...(isChoice(type) ? answers : []).map(({ label }, at) => ({ path: `${path}.answers.${at}.label`, text: label })),
    ...Object.entries(ends).flatMap(([end, text]) => (text === null ? [] : [{ path: `${path}.${end}`, text }])),
  ];
}
