import type { QuestionContent } from '#domain/questions/question.ts';
import { type QuestionText, questionTexts } from '#domain/questions/question-texts.ts';

/** A part of two questions, or of two states of one, side by side; '' where one of them lacks it. */
export type TextPair = Omit<QuestionText, 'text'> & { readonly left: string; readonly right: string };

/** Returns the parts of two contents side by side, in the order of the editor; with `all`, those that are equal too. */
export function textPairs(left: QuestionContent, right: QuestionContent, all = false): TextPair[] {
  const pairs = new Map<string, TextPair>();
  const put = (side: 'left' | 'right', { text, ...part }: QuestionText) => {
    const key = [part.field, part.number, part.language].join(' ');
    pairs.set(key, { left: '', right: '', ...pairs.get(key), ...part, [side]: text });
  };
  for (const one of questionTexts(left)) put('left', one);
  for (const one of questionTexts(right)) put('right', one);
  const fields = Object.keys(left);
  return [...pairs.values()]
    .filter((pair) => all || pair.left !== pair.right)
    .toSorted(
      (one, other) =>
        fields.indexOf(one.field) - fields.indexOf(other.field) || (one.number ?? 0) - (other.number ?? 0),
    );
}
