/** What can be wrong with a name: missing (blanks or invisible signs alone count as nothing), too long, not on one line. */
export type NameFault = 'missing' | 'too-long' | 'control-character';

/** Returns a name as it is stored: without blanks around it. */
export function tidyName(typed: string): string {
  return typed.trim();
}

/** Returns what is wrong with a tidy name, or null. Emoji, markup and any script are text like any other. */
export function nameFault(name: string, longest: number): NameFault | null {
  if (!/[^\s\p{Cc}\p{Cf}]/u.test(name)) return 'missing';
  if (name.length > longest) return 'too-long';
  return /\p{Cc}/u.test(name) ? 'control-character' : null;
}

/** Whether a longer text holds signs that no keyboard gives; line ends and tabs are fine. */
export function hasControlCharacters(text: string): boolean {
  return /[^\P{Cc}\n\r\t]/u.test(text);
}
