import { appError, type AppError } from '../../errors/app-error.ts';
import type { EthogramContent } from '../ethogram.ts';

export const ETHOGRAM_FILE_KINDS = ['boris', 'zoomonitor', 'enclos'] as const;
export type EthogramFileKind = (typeof ETHOGRAM_FILE_KINDS)[number];

/** The largest file of an ethogram. */
export const MAX_ETHOGRAM_FILE_BYTES = 8_000_000;
/** The most lines of one: a project of BORIS with thousands of recorded events has fewer. */
export const MAX_ETHOGRAM_FILE_LINES = 100_000;

/** Something that was changed so that it fits: what, and where in the file. */
export const FILE_NOTES = [
  'key-given',
  'colour-given',
  'type-assumed',
  'not-visible-added',
  'modifier-kept-aside',
  'observations-left-out',
] as const;
export type FileNote = { readonly place: string; readonly note: (typeof FILE_NOTES)[number]; readonly text: string };
/** A fault, and where in the file: a line of a table, a path such as 'behaviors_conf.3.type' of a project. */
export type FileFault = { readonly place: string; readonly error: AppError };

/** An ethogram as a file describes it: what was changed, and the faults with which it cannot be saved yet. */
export type EthogramFile = {
  readonly kind: EthogramFileKind;
  readonly content: EthogramContent;
  readonly notes: readonly FileNote[];
  readonly faults: readonly FileFault[];
};
export type FileReading = ({ readonly ok: true } & EthogramFile) | { readonly ok: false; readonly error: AppError };

/** Returns a reading that failed as a whole. */
export function unreadable(...of: Parameters<typeof appError>): FileReading {
  return { ok: false, error: appError(...of) };
}

/** Returns the value as an object; null for anything else, lists included. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}

/** Returns the value if it is a text, without blanks around it; '' for anything else. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
