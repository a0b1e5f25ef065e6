/** The failures of files of sessions and of their lines; their sentences are in `exchange-errors.json`. */
export const EXCHANGE_CODES = [
  'exchange/file-empty',
  'exchange/file-unknown',
  'exchange/file-cut',
  'exchange/columns-missing',
  'exchange/field-invalid',
  'exchange/value-missing',
  'exchange/too-long',
  'exchange/time-unreadable',
  'exchange/time-future',
  'exchange/time-order',
  'exchange/number-invalid',
  'exchange/choice-unknown',
  'exchange/list-unreadable',
  'exchange/head-differs',
  'exchange/row-of-other-method',
  'exchange/animal-repeated',
  'exchange/scan-times-differ',
  'exchange/several-behaviours',
  'exchange/unpaired',
  'exchange/limit',
  'exchange/word-unknown',
  'exchange/export-failed',
] as const;

export type ExchangeCode = (typeof EXCHANGE_CODES)[number];
