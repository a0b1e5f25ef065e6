import type { Density } from './list-settings.ts';

/** The words of a list; #kit/list fills them in the language of the page. */
export type TableTexts = {
  /** "Select all" */
  readonly selectAll: string;
  /** "Select {{name}}" */
  readonly selectRow: (name: string) => string;
  /** "12 selected" */
  readonly selected: (count: number) => string;
  readonly clearSelection: string;
  /** spoken name of the line of actions on the selected rows */
  readonly bulkLabel: string;
  /** the menu of the actions that stand apart */
  readonly otherActions: string;
  /** "3 of 12" */
  readonly progress: (done: number, total: number) => string;
  readonly stop: string;
  /** spoken name of the line above the list */
  readonly toolsLabel: string;
  readonly columns: ColumnTexts;
  readonly filters: FilterTexts;
  readonly more: MoreTexts;
  readonly sort: SortTexts;
};

/** Texts of the entries that sort cards, which have no heads. */
export type SortTexts = {
  readonly label: string;
  readonly ascending: string;
  readonly descending: string;
};

export type ColumnTexts = {
  readonly title: string;
  readonly hint: string;
  readonly close: string;
  readonly earlier: (name: string) => string;
  readonly later: (name: string) => string;
  readonly moved: (name: string, place: number, count: number) => string;
  readonly alwaysShown: string;
  readonly reset: string;
  /** "Move Name", of the handle that is dragged */
  readonly drag: (name: string) => string;
  /** "Keep Name in sight" */
  readonly pin: (name: string) => string;
  /** "Width of the column Name" */
  readonly width: (name: string) => string;
  /** "Compact rows" */
  readonly compact: string;
  /** the height of the rows */
  readonly density: string;
  readonly densities: Readonly<Record<Density, string>>;
};

export type FilterTexts = {
  readonly open: string;
  /** "Column filters, 2 set" */
  readonly openSet: (count: number) => string;
  readonly label: string;
  readonly clear: string;
  readonly any: string;
  readonly least: (name: string) => string;
  readonly most: (name: string) => string;
  readonly noneTitle: string;
  readonly noneText: string;
};

export type MoreTexts = {
  readonly load: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
};
