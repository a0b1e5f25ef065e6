/** A stretch of two texts: in both, in the first alone, or in the second alone. */
export type TextPart = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** Texts of more words are compared as a whole. */
const MAX_WORDS = 1_000;

/** Returns how a text became another, word by word; the parts of either text, joined, are that text again. */
export function textDifference(before: string, after: string): TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (Math.max(old.length, now.length) > MAX_WORDS) return joined([whole('removed', old), whole('added', now)]);
  const lengths = commonLengths(old, now);
  const parts: TextPart[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [word, other] = [old[at], now[to]];
    if (word !== undefined && word === other) {
      parts.push({ kind: 'same', text: word });
      at += 1;
      to += 1;
    } else if (
      other === undefined ||
      (word !== undefined && lengthAt(lengths, at + 1, to) >= lengthAt(lengths, at, to + 1))
    ) {
      parts.push({ kind: 'removed', text: word ?? '' });
      at += 1;
    } else {
      parts.push({ kind: 'added', text: other });
      to += 1;
    }
  }
  return joined(parts);
}

/** Words with the blanks after them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/gu) ?? [];
}

/** The lengths of the longest common sequences of the ends of both lists. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = lengths[at] as number[];
      row[to] =
        old[at] === now[to]
          ? lengthAt(lengths, at + 1, to + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1));
    }
  return lengths;
}

function lengthAt(lengths: readonly (readonly number[])[], at: number, to: number): number {
  return lengths[at]?.[to] ?? 0;
}

function whole(kind: TextPart['kind'], words: readonly string[]): TextPart {
  return { kind, text: words.join('') };
}

function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) result[result.length - 1] = { kind: part.kind, text: last.text + part.text };
    else if (part.text !== '') result.push(part);
  }
  return result;
}
