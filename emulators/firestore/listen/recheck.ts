/** Asking again whether a listener may still listen. */

/**
 * Whom the rules' own look-ups are counted for when the server asks of its own accord: the listener paid when it
 * began, and how often the server makes sure is no business of its bill.
 */
export const RECHECK_CLIENT = 'recheck';
