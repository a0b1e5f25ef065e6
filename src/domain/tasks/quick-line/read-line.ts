import type { Language } from '../../users/language.ts';
import type { EpochMs } from '../../time/epoch.ts';
import type { TaskPriority } from '../task.ts';
import { readPriority } from './priority-words.ts';
import { comparable, readWhen, type Span, type When } from './read-when.ts';

export const MENTION_KINDS = ['sector', 'enclosure', 'animal', 'person'] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];

/** Something that a line may name after "@". */
export type Mentionable = { readonly kind: MentionKind; readonly id: string; readonly name: string };

/** A name after "@", with everything that bears the name; empty for a name that nobody bears. */
export type Mention = { readonly text: string; readonly span: Span; readonly meant: readonly Mentionable[] };

/** A line, read. */
export type ReadLine = {
  /** the words that say nothing else, with single blanks; '' for none */
  readonly title: string;
  /** each word after "#", once, in the order of the line */
  readonly tags: readonly string[];
  readonly mentions: readonly Mention[];
  readonly when: When | null;
  /** normal for a line that names none */
  readonly priority: TaskPriority;
};

/**
 * Returns the title, tags, names and time of a line such as "Weigh @Amara tomorrow 9:00 #weight". After "@" the longest
 * known name counts, without regard to case and accents; `picked` says which of several of one name is meant, by the
 * name in the form for comparison. `readsTime` is false when people said that the words for a time are part of the title.
 */
export function readLine(
  typed: string,
  {
    language,
    now,
    zone,
    known,
    picked = new Map<string, Mentionable>(),
    readsTime = true,
  }: {
    readonly language: Language;
    readonly now: EpochMs;
    readonly zone: string;
    readonly known: readonly Mentionable[];
    readonly picked?: ReadonlyMap<string, Mentionable>;
    readonly readsTime?: boolean;
  },
): ReadLine {
  const text = typed.normalize('NFC');
  const mentions = mentionsIn(text, known, picked);
  const tags = Array.from(text.matchAll(/(?<!\S)#(\S+)/gu), (match) => ({
    name: match[1] ?? '',
    span: { from: match.index, until: match.index + match[0].length },
  }));
  const said = [...mentions, ...tags].map(({ span }) => span);
  const urgency = readPriority(without(text, said, 'blank'), language);
  const named = urgency === null ? said : [...said, urgency.span];
  // A name such as "Mardi" or a tag such as "#14h" is no time.
  const when = readsTime ? readWhen(without(text, named, 'blank'), language, now, zone) : null;
  const title = without(text, [...named, ...(when?.spans ?? [])], 'cut')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return {
    title,
    tags: [...new Set(tags.map(({ name }) => name))],
    mentions,
    when,
    priority: urgency?.priority ?? 'normal',
  };
}

/** Returns the word after "@" that ends at the caret, and its place; null when the caret is in no such word. */
export function mentionBeingTyped(
  text: string,
  caret: number,
): { readonly from: number; readonly word: string } | null {
  const match = /(?<!\S)@([^@#]{0,60})$/u.exec(text.slice(0, caret));
  return match === null ? null : { from: match.index, word: match[1] ?? '' };
}

function mentionsIn(
  text: string,
  known: readonly Mentionable[],
  picked: ReadonlyMap<string, Mentionable>,
): readonly Mention[] {
  const plain = comparable(text);
  const byName = Map.groupBy(known, ({ name }) => comparable(name.normalize('NFC')));
  const names = [...byName.keys()].filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
  return Array.from(text.matchAll(/(?<!\S)@/gu), ({ index }) => {
    const from = index + 1;
    const name = names.find(
      (one) => plain.startsWith(one, from) && !/^[\p{L}\p{N}]/u.test(plain.slice(from + one.length)),
    );
    const word = name ?? /^\S*/u.exec(plain.slice(from))?.[0] ?? '';
    const until = from + word.length;
    const one = picked.get(word);
    const meant = name === undefined ? [] : one === undefined ? (byName.get(name) ?? []) : [one];
    return { text: text.slice(from, until), span: { from: index, until }, meant };
  });
}

function without(text: string, spans: readonly Span[], how: 'blank' | 'cut'): string {
  return spans
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (rest, { from, until }) =>
        rest.slice(0, from) + (how === 'blank' ? '\0'.repeat(until - from) : ' ') + rest.slice(until),
      text,
    );
}
