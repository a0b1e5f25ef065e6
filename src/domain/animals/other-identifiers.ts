import * as z from 'zod/mini';

/**
 * The kinds of identifiers beside the one in the register: the number of the animal in all establishments (GAN), that in
 * another register, a transponder whose number is no chip number of 14 digits, a ring or an ear tag.
 */
export const IDENTIFIER_KINDS = ['gan', 'local', 'transponder', 'tag'] as const;

export const MAX_OTHER_IDENTIFIERS = 10;
const IDENTIFIER_LENGTH = 100;

export const otherIdentifier = z.object({ kind: z.enum(IDENTIFIER_KINDS), value: z.string() });
export type OtherIdentifier = z.infer<typeof otherIdentifier>;

/** The identifiers that a request may hold. */
export const otherIdentifiersAsked = z
  .array(
    z.strictObject({
      kind: z.enum(IDENTIFIER_KINDS),
      value: z.string().check(z.minLength(1), z.maxLength(IDENTIFIER_LENGTH), z.regex(/^\P{Cc}*$/u)),
    }),
  )
  .check(z.maxLength(MAX_OTHER_IDENTIFIERS));

/**
 * Returns the identifiers of an animal with further ones: each once. An animal has one GAN, so a later one takes the
 * place of the earlier. At most ten; the earliest go first.
 */
export function withIdentifiers(
  before: readonly OtherIdentifier[],
  more: readonly OtherIdentifier[],
): readonly OtherIdentifier[] {
  const isReplaced = (known: OtherIdentifier) =>
    more.some(({ kind, value }) => kind === known.kind && kind === 'gan' && value !== known.value);
  const kept = before.filter((known) => !isReplaced(known));
  const added = more.filter((one, at) => ![...kept, ...more.slice(0, at)].some((known) => isSame(known, one)));
  if (added.length === 0 && kept.length === before.length) return before;
  return [...kept, ...added].slice(-MAX_OTHER_IDENTIFIERS);
}

/** Returns the identifiers among `more` that an animal lacks; empty when it has all of them. */
export function newIdentifiers(
  before: readonly OtherIdentifier[],
  more: readonly OtherIdentifier[],
): readonly OtherIdentifier[] {
  return more.filter((one) => !before.some((known) => isSame(known, one)));
}

function isSame(one: OtherIdentifier, other: OtherIdentifier): boolean {
  return one.kind === other.kind && one.value === other.value;
}
