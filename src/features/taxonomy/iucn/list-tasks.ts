import { readSpreadsheet } from '#lib/spreadsheet/read-spreadsheet.ts';
import { listFileOf, LIST_LIMITS } from './list-file.ts';

/** The task of the worker that reads a species list. */
export const listTasks = {
  read: async ({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }) =>
    listFileOf(name, await readSpreadsheet(bytes, LIST_LIMITS)),
};
