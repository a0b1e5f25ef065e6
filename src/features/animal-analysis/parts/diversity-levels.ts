/** The levels of a diversity as keys of words. */
export const LEVELS = { 'very low': 'veryLow', low: 'low', moderate: 'moderate', high: 'high' } as const;
