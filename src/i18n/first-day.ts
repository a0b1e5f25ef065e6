import type { Language } from '#domain/users/language.ts';

type Part = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>;

/** Returns the parts of a date as text; French says "1er" for the first day of a month, which `Intl` writes as "1". */
export function joinDate(parts: readonly Part[], language: Language): string {
  return parts
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}
