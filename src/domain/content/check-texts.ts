import { appError, type AppError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { LANGUAGES } from '../users/language.ts';
import type { Translated } from './translated.ts';

/** The faults found so far, by path. */
export type Faults = Record<string, AppError>;

/**
 * Notes at `path.<language>` each text that is too long, under the code `tooLong`, or holds control characters other than
 * line ends and tabs.
 */
export function noteTexts(faults: Faults, path: string, text: Translated, max: number, tooLong: ErrorCode): void {
  for (const language of LANGUAGES) {
    const written = text[language];
    if (written.length > max) faults[`${path}.${language}`] = appError(tooLong, { max });
    else if (/[^\P{Cc}\n\t]/u.test(written)) faults[`${path}.${language}`] = appError('generic/invalid-input');
  }
}
