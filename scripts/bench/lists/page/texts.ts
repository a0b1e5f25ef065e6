import type { TableTexts } from '../../../../src/ui/table/full/table-texts.ts';

/** The texts of the measured list. */
export const TEXTS: TableTexts = {
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  selected: (count) => `${count} selected`,
  clearSelection: 'Clear',
  bulkLabel: 'Selection',
  progress: (done, total) => `${done} of ${total}`,
  stop: 'Stop',
  toolsLabel: 'Tools',
  columns: {
    open: 'Columns',
    title: 'Columns',
    hint: '',
    close: 'Close',
    earlier: (name) => `${name} earlier`,
    later: (name) => `${name} later`,
    moved: (name, place) => `${name} ${place}`,
    alwaysShown: 'Always shown',
    reset: 'Reset',
  },
  filters: {
    open: 'Filters',
    openSet: (count) => `${count} filters`,
    label: 'Filters',
    clear: 'Clear',
    any: 'Any',
    least: (name) => `${name} from`,
    most: (name) => `${name} to`,
    noneTitle: 'None',
    noneText: '',
  },
  more: { load: 'More', loading: 'Loading', failed: 'Failed', retry: 'Retry' },
  sort: { label: 'Sort', by: (column) => column, none: 'None', ascending: 'Up', descending: 'Down' },
};
