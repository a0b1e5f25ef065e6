/** How a WebChannel answer body is cut into pieces. */

/**
 * One frame: the length of the text, a newline, the text. The length counts UTF-16 code units, which is
 * what a JavaScript client sees; counted in bytes it would wait for ever at the first accent.
 */
export function frame(value: unknown): string {
  return frameText(JSON.stringify(value));
}

/** The same for text that is JSON already. */
export function frameText(json: string): string {
  return `${json.length}\n${json}`;
}
