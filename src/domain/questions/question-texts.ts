import { LANGUAGES, type Language } from '../users/language.ts';
import { levelKey } from '../content/question-level.ts';
import { type QuestionContent, CONTENT_FIELDS } from './question.ts';

/** A part of a question as a text: its field, which of several, and in which language. */
export type QuestionText = {
  readonly field: keyof QuestionContent;
  readonly number: number | null;
  readonly language: Language | null;
  readonly text: string;
};

type Entry = Omit<QuestionText, 'field'>;

/**
 * Returns everything that a question says as texts, in the order of the editor, so that two states of it can be set side by side
 * word by word. Empty parts are left out; numbers and ids stand as they are stored.
 */
export function questionTexts(question: QuestionContent): QuestionText[] {
  return CONTENT_FIELDS.flatMap((field) =>
    entriesOf(question[field], null)
      .filter(({ text }) => text !== '')
      .map((entry) => ({ field, ...entry })),
  );
}

function entriesOf(value: unknown, number: number | null): Entry[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, place) => entriesOf(one, place + 1));
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [{ number, language: null, text: String(value) }];
  const record = value as Readonly<Record<string, unknown>>;
  if (LANGUAGES.every((language) => typeof record[language] === 'string'))
    return LANGUAGES.map((language) => ({ number, language, text: String(record[language]) }));
  if ('kind' in record && 'id' in record) return [{ number, language: null, text: levelKey(record as never) }];
  const parts = Object.entries(record).filter(([, part]) => part !== null && part !== false);
  const texts = parts.flatMap(([, part]) => entriesOf(part, number));
  const facts = texts.filter(({ language }) => language === null).map(({ text }) => text);
  const inLanguages = LANGUAGES.flatMap((language) => {
    const written = texts.filter((one) => one.language === language && one.text !== '').map(({ text }) => text);
    return written.length === 0 ? [] : [{ number, language, text: written.join(' · ') }];
  });
  return [{ number, language: null, text: facts.join(' · ') }, ...inLanguages];
}
