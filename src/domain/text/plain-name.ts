/**
 * The faults of a name or a title: missing (blanks or invisible characters alone), too long, or with a character that
 * nobody sees and that changes the rest: a control character, or one that turns the direction of writing around.
 */
export type NameFault = 'missing' | 'too-long' | 'control-character';

/** Returns a name as it is stored: without blanks around it. */
export function tidyName(typed: string): string {
  return typed.trim();
}

/** Returns the fault of a tidy name, or null. Emoji, markup and any script are text like any other. */
export function nameFault(name: string, longest: number): NameFault | null {
  if (!/[^\s\p{Cc}\p{Cf}]/u.test(name)) return 'missing';
  if (name.length > longest) return 'too-long';
  return /[\p{Cc}\u2028-\u202E\u2066-\u2069]/u.test(name) ? 'control-character' : null;
}

/** Returns whether a longer text holds control characters; line ends and tabs are allowed. */
export function hasControlCharacters(text: string): boolean {
  return /[^\P{Cc}\n\r\t]/u.test(text);
}
