/** The times of a scheduled function: wall-clock times of chosen days, or an interval in milliseconds. */
export type Schedule =
  | {
      readonly kind: 'calendar';
      /** minutes after midnight, ascending */
      readonly minutesOfDay: readonly number[];
      readonly includesDay: (day: CalendarDay) => boolean;
    }
  | { readonly kind: 'interval'; readonly everyMs: number };

/** A date without time or zone. Months count from 1; weekday 0 is Sunday. */
export type CalendarDay = {
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
  readonly weekday: number;
};

/** Thrown for an expression that Cloud Scheduler refuses too, or that is not supported here. */
export class ScheduleSyntaxError extends Error {
  constructor(expression: string, reason: string) {
    super(`schedule "${expression}": ${reason}`);
    this.name = 'ScheduleSyntaxError';
  }
}
