import type { Language } from '../../../src/domain/users/language.ts';
import { type DayText, type LedgerRow, measuredRegistry } from './measured-registry.ts';
import { REGISTRY_WORDS } from './registry-words.ts';
import { utf16, workbookBytes } from './workbook-bytes.ts';

const two = (number: number) => String(number).padStart(2, '0');
const quoted = (rows: readonly (readonly string[])[], separator: string) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n');
const utf8 = (text: string) => new TextEncoder().encode(text);

type Form = { readonly day: (language: Language) => DayText; readonly bytes: (rows: Rows, words: Words) => Uint8Array };
type Rows = readonly (readonly string[])[];
type Words = (typeof REGISTRY_WORDS)[Language];

/** The five forms in which registers arrive: each writes its days, its text and the edges of its table its own way. */
export const FORMS: Readonly<Record<string, Form>> = {
  'a workbook with titles, a hidden sheet and a total': {
    day: () => (year, month, day) => `${two(day)} ${monthOf('en', month, 'short')} ${year}`,
    bytes: (rows, { total }) =>
      workbookBytes(
        {
          Codes: [['A', 'B']],
          Inventory: [['Animal inventory'], [], ['Printed', '21.11.2026'], ...rows, ['', total, '500']],
        },
        { hidden: ['Codes'] },
      ),
  },
  'text with semicolons': {
    day: () => (year, month, day) => `${two(day)}/${two(month)}/${year}`,
    bytes: (rows) => utf8(`\ufeff${quoted(rows, ';')}`),
  },
  'text with commas': {
    day: () => (year, month, day) => `${year}-${two(month)}-${two(day)}`,
    bytes: (rows) => utf8(quoted(rows, ',')),
  },
  'an old workbook': {
    day: (language) => (year, month, day) => `${day} ${monthOf(language, month, 'long')} ${year}`,
    bytes: (rows) => workbookBytes({ Sheet1: rows }, { type: 'biff8' }),
  },
  'text with tabs in UTF-16': {
    day: () => (year, month, day) => `${two(day)}.${two(month)}.${year}`,
    bytes: (rows) => utf16(quoted(rows, '\t')),
  },
};

/** Returns the measured registry as a file of a form in a language, with its ledger. */
export function measuredFile(
  form: Form,
  language: Language,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly ledger: readonly LedgerRow[] } {
  const words = REGISTRY_WORDS[language];
  const { rows, ledger } = measuredRegistry(language, form.day(language));
  return { bytes: new Uint8Array(form.bytes([words.headings, ...rows], words)), ledger };
}

function monthOf(language: Language, month: number, length: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' }).format(Date.UTC(2020, month - 1, 15));
}
