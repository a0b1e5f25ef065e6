import * as z from 'zod/mini';

/**
 * The kinds of identifiers beside the one in the register: the number of the animal in all establishments (GAN), that in
 * another register, a transponder whose number is no chip number of 14 digits, a ring or an ear tag.
 */
export const IDENTIFIER_KINDS = ['gan', 'local', 'transponder', 'tag'] as const;
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

export const MAX_OTHER_IDENTIFIERS = 10;
export const IDENTIFIER_LENGTH = 100;

/** An identifier, with the first and the last day ('YYYY-MM-DD') on which the animal bore it, where they are known. */
export const otherIdentifier = z.object({
  kind: z.enum(IDENTIFIER_KINDS),
  value: z.string(),
  validFrom: z.optional(z.string()),
  validUntil: z.optional(z.string()),
});
export type OtherIdentifier = z.infer<typeof otherIdentifier>;

const day = z.optional(z.string().check(z.maxLength(10)));

/** The identifiers that a request may hold. */
export const otherIdentifiersAsked = z
  .array(
    z.strictObject({
      kind: z.enum(IDENTIFIER_KINDS),
      value: z.string().check(z.minLength(1), z.maxLength(IDENTIFIER_LENGTH), z.regex(/^\P{Cc}*$/u)),
      validFrom: day,
      validUntil: day,
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
  const added = more.filter(
    (one, at) => ![...kept, ...more.slice(0, at)].some((known) => isSameIdentifier(known, one)),
  );
  if (added.length === 0 && kept.length === before.length) return before;
  return [...kept, ...added].slice(-MAX_OTHER_IDENTIFIERS);
}

/** Returns the identifiers among `more` that an animal lacks; empty when it has all of them. */
export function newIdentifiers(
  before: readonly OtherIdentifier[],
  more: readonly OtherIdentifier[],
): readonly OtherIdentifier[] {
  return more.filter((one) => !before.some((known) => isSameIdentifier(known, one)));
}

/** Returns whether two identifiers are one: of one kind and one value, whatever their days. */
export function isSameIdentifier(one: OtherIdentifier, other: OtherIdentifier): boolean {
  return one.kind === other.kind && one.value === other.value;
}
