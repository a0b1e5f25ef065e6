import { type FileReading, MAX_ETHOGRAM_FILE_LINES, unreadable } from '#domain/ethograms/files/file-reading.ts';
import { isOwnFile, parseJson, readOwnFile } from '#domain/ethograms/files/own-file.ts';
import { isBorisProject, readBoris } from '#domain/ethograms/files/read-boris.ts';
import { readZooMonitor } from '#domain/ethograms/files/zoomonitor.ts';
import type { Language } from '#domain/users/language.ts';
import { readSpreadsheet } from '#lib/spreadsheet/read-spreadsheet.ts';
import { READ_LIMITS } from '#lib/spreadsheet/read-limits.ts';

/** A table of behaviours has few lines; one of thousands is a list of records. */
const TABLE_LIMITS = { ...READ_LIMITS, rows: 2_000 };
const LINE_END = 10;

type Input = { readonly bytes: Uint8Array<ArrayBuffer>; readonly language: Language };

/** The task of the worker that reads a file of an ethogram: a BORIS project, a table of ZooMonitor, or one of Enclos. */
export const readFileTasks = {
  async read({ bytes, language }: Input): Promise<FileReading> {
    if (hasTooManyLines(bytes)) return unreadable('ethogram/file-lines', { max: MAX_ETHOGRAM_FILE_LINES });
    const text = new TextDecoder().decode(bytes).trim();
    if (text === '') return unreadable('ethogram/file-empty');
    if (!text.startsWith('{')) return readTable(bytes, language);
    const parsed = parseJson(text);
    if ('ok' in parsed) return parsed;
    if (isOwnFile(parsed.file)) return readOwnFile(parsed.file);
    return isBorisProject(parsed.file) ? readBoris(parsed.file, language) : unreadable('ethogram/file-unknown');
  },
};

function hasTooManyLines(bytes: Uint8Array): boolean {
  let lines = 1;
  for (const byte of bytes) if (byte === LINE_END) lines += 1;
  return lines > MAX_ETHOGRAM_FILE_LINES;
}

async function readTable(bytes: Uint8Array<ArrayBuffer>, language: Language): Promise<FileReading> {
  const reading = await readSpreadsheet(bytes, TABLE_LIMITS);
  if (reading.ok) {
    const sheet = reading.sheets.find((one) => one.rows.length > 0);
    const rows = sheet?.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));
    return rows === undefined ? unreadable('ethogram/file-empty') : readZooMonitor(rows, language);
  }
  if (reading.refusal === 'too-many-rows') return unreadable('ethogram/file-lines', { max: TABLE_LIMITS.rows });
  if (reading.refusal === 'quotes-open') return unreadable('ethogram/file-cut', { line: reading.line ?? 1 });
  return unreadable(reading.refusal === 'empty' ? 'ethogram/file-empty' : 'ethogram/file-unknown');
}
