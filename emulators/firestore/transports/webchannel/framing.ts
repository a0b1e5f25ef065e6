/** The framing of a WebChannel response body. */

/**
 * One frame: the length of the text, a newline, the text. The length counts UTF-16 code units, as a JavaScript client
 * does; with a count of bytes the client would wait for ever at the first accent.
 */
export function frame(value: unknown): string {
  return frameText(JSON.stringify(value));
}

/** The same for text that is already JSON. */
export function frameText(json: string): string {
  return `${json.length}\n${json}`;
}
