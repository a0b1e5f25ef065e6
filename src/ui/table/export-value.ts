/**
 * The value of a cell in a file. A day is `2026-01-31`; an instant, in milliseconds, is written as the clock in Paris
 * shows it.
 */
export type ExportValue = string | number | boolean | null | { readonly day: string } | { readonly instant: number };
