/**
 * Returns a text with its `{{placeholders}}` replaced, each once; an unknown one becomes empty. A value becomes one
 * line: a name can neither add a paragraph to a message nor a line to its head.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => oneLine(values[name] ?? ''));
}

/**
 * Returns a text with single spaces in place of line ends, control characters and blanks, and without marks that
 * reverse the direction of writing, which would reverse the text after them.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
