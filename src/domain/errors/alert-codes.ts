/** The failures of alerts; their sentences are in `alert-errors.json`. */
export const ALERT_CODES = [
  'alert/reason-required',
  'alert/not-found',
  'alert/not-active',
  'alert/acknowledge-failed',
  'alert/load-failed',
] as const;

export type AlertCode = (typeof ALERT_CODES)[number];
