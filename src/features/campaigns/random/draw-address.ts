import { MAX_DRAWN, SLOT_MINUTES } from '#domain/campaigns/sampling-draw.ts';

/** The things that are drawn. */
export const DRAWN_KINDS = ['animals', 'enclosures', 'slots'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

/** A draw as its address names it: whoever opens the address sees the same draw. */
export type DrawChoices = {
  readonly seed: string;
  readonly kind: DrawnKind;
  readonly count: number;
  /** animals of this enclosure alone; '' for all */
  readonly enclosureId: string;
  /** local days; '' for today, and for a week later */
  readonly from: string;
  readonly until: string;
  readonly minutes: number;
  readonly observerIds: readonly string[];
};

const DEFAULT_COUNT = 10;
const MAX_SEED_LENGTH = 40;

/** Returns the draw that an address names; what it names wrongly counts as not named. */
export function readDraw(parameters: URLSearchParams): DrawChoices {
  const text = (name: string) => parameters.get(name) ?? '';
  const count = Number(text('count'));
  return {
    seed: text('seed').slice(0, MAX_SEED_LENGTH),
    kind: DRAWN_KINDS.find((one) => one === text('of')) ?? 'animals',
    count: Number.isInteger(count) && count >= 1 && count <= MAX_DRAWN ? count : DEFAULT_COUNT,
    enclosureId: text('enclosure'),
    from: text('from'),
    until: text('until'),
    minutes: SLOT_MINUTES.find((one) => String(one) === text('minutes')) ?? 30,
    observerIds: text('observers').split(',').filter(Boolean),
  };
}

/** Returns the parameters of a draw; empty choices are not named. */
export function writeDraw(choices: DrawChoices): URLSearchParams {
  const { seed, kind, count, enclosureId, from, until, minutes, observerIds } = choices;
  const named = {
    ...{ seed, of: kind, count: String(count), observers: observerIds.join(',') },
    ...(kind === 'animals' ? { enclosure: enclosureId } : {}),
    ...(kind === 'slots' ? { from, until, minutes: String(minutes) } : {}),
  };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
}
