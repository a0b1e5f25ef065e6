/** The periods by which results are grouped. @source specification, point 3 "Scan analysis": daily, weekly or monthly */
export const PERIOD_UNITS = ['day', 'week', 'month'] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];
