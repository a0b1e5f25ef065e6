/** The figures of an axis. */
export const AXIS_TICK = { fill: 'var(--mantine-color-dimmed)', fontSize: 13 } as const;
/** The colour of an axis and of the lines of a grid. */
export const AXIS_LINE = 'var(--enclos-line)';
