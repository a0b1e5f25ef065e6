import { LANGUAGES, type Language } from '../users/language.ts';
import { isChoice, type QuestionContent } from './question.ts';
import { isUntranslated, missingLanguages, type Translated } from '../content/translated.ts';

/** A text of a question that languages lack; `number` counts answers and adaptations from 1. */
export type MissingText = {
  readonly text: 'wording' | 'help' | 'answer' | 'scaleLow' | 'scaleHigh' | 'adaptation';
  readonly number: number | null;
  readonly languages: readonly Language[];
};

/**
 * Returns the texts of a question that are not written in every language, in the order of the editor; empty when it
 * may be published. A help text may be missing altogether, but not in some languages only.
 */
export function missingTranslations(question: QuestionContent): MissingText[] {
  const { wording, help, type, answers, scaleLow, scaleHigh, adaptations } = question;
  const all: [MissingText['text'], number | null, Translated | null][] = [
    ['wording', null, wording],
    ['help', null, unlessEmpty(help)],
    ...(isChoice(type) ? answers : []).map(({ label }, place): (typeof all)[number] => ['answer', place + 1, label]),
    ['scaleLow', null, type === 'scale' ? scaleLow : null],
    ['scaleHigh', null, type === 'scale' ? scaleHigh : null],
    ...adaptations.flatMap((one, place) =>
      [one.wording, unlessEmpty(one.help), one.leftOutReason].map((text): (typeof all)[number] => [
        'adaptation',
        place + 1,
        text,
      ]),
    ),
  ];
  return all.flatMap(([text, number, written]) => {
    const languages = written === null ? [] : missingLanguages(written);
    return languages.length === 0 ? [] : [{ text, number, languages }];
  });
}

/** Returns the languages in which any text of the question is missing, in their order. */
export function languagesToWrite(missing: readonly MissingText[]): Language[] {
  return LANGUAGES.filter((language) => missing.some(({ languages }) => languages.includes(language)));
}

function unlessEmpty(text: Translated | null): Translated | null {
  return text === null || isUntranslated(text) ? null : text;
}
