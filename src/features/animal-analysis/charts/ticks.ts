/** The figures of an axis of shares, in percent. */
export const PERCENT_TICKS = [0, 25, 50, 75, 100] as const;
