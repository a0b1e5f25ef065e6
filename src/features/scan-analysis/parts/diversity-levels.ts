/** The levels of a diversity as keys of words. */
export const DIVERSITY_LEVELS = { 'very low': 'veryLow', low: 'low', moderate: 'moderate', high: 'high' } as const;
