import {
  DISTRIBUTION_UNITS,
  type DistributionUnit,
  periodAround,
  type Span,
} from '#domain/tasks/distribution-period.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { dayOf, instantOfDay } from '#domain/time/typed-day.ts';
import { CHART_FORMS, type ChartForm } from '#kit/chart/figures.ts';
import { withParameters } from '#lib/address-parameters.ts';

/** The shown period and form; they stand in the address, so that a page can be reloaded and shared. */
export type DistributionView = {
  readonly unit: DistributionUnit;
  /** a day of the period, 'YYYY-MM-DD'; null for the period that goes on */
  readonly day: string | null;
  readonly form: ChartForm;
};

const USUAL: DistributionView = { unit: 'week', day: null, form: 'chart' };

/** Returns the view an address names; what it names wrongly counts as not named. */
export function viewFromAddress(parameters: URLSearchParams): DistributionView {
  const day = parameters.get('on');
  return {
    unit: DISTRIBUTION_UNITS.find((one) => one === parameters.get('by')) ?? USUAL.unit,
    day: day === null || instantOfDay(day, '12:00', ZONE) === null ? USUAL.day : day,
    form: CHART_FORMS.find((one) => one === parameters.get('as')) ?? USUAL.form,
  };
}

/** Returns the address of a view; what is usual is not named. Other parameters stay. */
export function addressOfView(view: DistributionView, parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, {
    by: view.unit === USUAL.unit ? null : view.unit,
    on: view.day,
    as: view.form === USUAL.form ? null : view.form,
  });
}

/** Returns the period a view shows, seen at `now`. */
export function periodOfView({ unit, day }: DistributionView, now: EpochMs): Span {
  return periodAround(unit, (day === null ? null : instantOfDay(day, '12:00', ZONE)) ?? now, ZONE);
}

/** Returns the day to keep for a period; none for the one that goes on, so that it stays the present one tomorrow. */
export function dayOfPeriod({ fromMs, untilMs }: Span, now: EpochMs): string | null {
  return fromMs <= now && now < untilMs ? null : dayOf(fromMs, ZONE);
}
