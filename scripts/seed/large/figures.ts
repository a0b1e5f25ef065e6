/** The size of the large seed (issue: "a local Firebase to trust"). */
export const FIGURES = {
  enclosures: 500,
  animals: 5000,
  tasks: 100_000,
  scans: 20_000,
  /** days with tasks and scans, today included */
  days: 90,
  /** scans of one session, at intervals of five minutes */
  scansPerSession: 10,
} as const;
