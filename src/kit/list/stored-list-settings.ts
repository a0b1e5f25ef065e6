import { forgetStored, readStored, store } from '#lib/local-storage.ts';
import { MAX_COLUMN_PX, MIN_COLUMN_PX } from '#ui/table/full/column-layout.ts';
import { DENSITIES, type ListSettings } from '#ui/table/full/list-settings.ts';
import type { Sort } from '#ui/table/columns.ts';

/** As the other settings, they stay on the device for each person and name nobody: ids of columns, never what was searched. */
const keyOf = (userId: string, listKey: string) => `enclos.list.${userId}.${listKey}`;
const MAX_COLUMNS = 100;

/** Returns how a person wants a list; the list's own way where nothing, or nothing readable, is kept. */
export function recallListSettings(userId: string, listKey: string, initialSort: Sort | null): ListSettings {
  const stored = readStored(keyOf(userId, listKey));
  const given = isRecord(stored) ? stored : {};
  return {
    sort: given['sort'] === null ? null : (readSort(given['sort']) ?? initialSort),
    order: Array.isArray(given['order']) ? given['order'].filter(isText).slice(0, MAX_COLUMNS) : [],
    shown: readChoices(given['shown'], isBoolean),
    pinned: readChoices(given['pinned'], isBoolean),
    widths: readChoices(given['widths'], isWidth),
    density: DENSITIES.find((density) => density === given['density']) ?? 'comfortable',
  };
}

/** Keeps how a person wants a list, in this browser. */
export function keepListSettings(userId: string, listKey: string, settings: ListSettings): void {
  store(keyOf(userId, listKey), settings);
}

/** Takes a list back to its own way, for a person in this browser. */
export function forgetListSettings(userId: string, listKey: string): void {
  forgetStored(keyOf(userId, listKey));
}

function readSort(value: unknown): Sort | null {
  if (!isRecord(value) || !isText(value['columnId'])) return null;
  return { columnId: value['columnId'], descending: value['descending'] === true };
}

function readChoices<Choice>(
  value: unknown,
  isChoice: (choice: unknown) => choice is Choice,
): Readonly<Record<string, Choice>> {
  if (!isRecord(value)) return {};
  const choices = Object.entries(value).filter((choice): choice is [string, Choice] => isChoice(choice[1]));
  return Object.fromEntries(choices.slice(0, MAX_COLUMNS));
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= MIN_COLUMN_PX && value <= MAX_COLUMN_PX;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 100;
}
