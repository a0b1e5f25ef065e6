import * as z from 'zod/mini';

/** Characters of a key. */
export const CALL_KEY_LENGTH = 20;

/** The time for which the server knows a key: a retry comes within minutes, a draft of the tab within a day. */
export const CALL_KEY_KEPT_MS = 86_400_000;

/**
 * The key of a call that creates something, made by the browser once per draft: a second call with the key and the same
 * content creates nothing and gets the same answer, with another content 'generic/already-saved'. Keys are a person's
 * own. A call without a key, by an older browser, is carried out each time.
 */
export const callKey = z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{20}$/)));
