import { appError } from '../../errors/app-error.ts';
import type { EthogramContent } from '../ethogram.ts';
import { ethogramInput } from '../ethogram-input.ts';
import { asObject, type FileReading, unreadable } from './file-reading.ts';

const FORMAT = 'enclos-ethogram';
const FORMAT_VERSION = 1;

/** Returns whether the content of a JSON file is an ethogram of Enclos. */
export function isOwnFile(file: unknown): boolean {
  return asObject(file)?.['format'] === FORMAT;
}

/** Returns the ethogram as a file of Enclos holds it, whole; where it came from (`was`) is left out. */
export function writeOwnFile(content: EthogramContent): object {
  const behaviours = content.behaviours.map((behaviour) => ({ ...behaviour, was: [] }));
  return { format: FORMAT, formatVersion: FORMAT_VERSION, ethogram: { ...content, behaviours } };
}

/** Returns the ethogram of a file of Enclos, or the first field that is not as it should be. */
export function readOwnFile(file: unknown): FileReading {
  const { formatVersion, ethogram } = asObject(file) ?? {};
  if (formatVersion !== FORMAT_VERSION) return unreadable('ethogram/value-invalid', { field: 'formatVersion' });
  const read = ethogramInput.safeParse(ethogram);
  if (!read.success)
    return unreadable('ethogram/value-invalid', {
      field: ['ethogram', ...(read.error.issues[0]?.path ?? [])].join('.'),
    });
  return { ok: true, kind: 'enclos', content: read.data, notes: [], faults: [] };
}

/**
 * Returns the content of a JSON text; 'ethogram/file-cut' with the line at which it cannot be read any further.
 */
export function parseJson(text: string): { readonly file: unknown } | Extract<FileReading, { ok: false }> {
  try {
    return { file: JSON.parse(text) as unknown };
  } catch (failure) {
    const line = lineOf(text, String(failure));
    return { ok: false, error: appError('ethogram/file-cut', { line }) };
  }
}

/** Browsers name the place of a fault in different words, or not at all: a file that is cut ends too early. */
function lineOf(text: string, message: string): number {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return text.slice(0, position).split('\n').length;
}
