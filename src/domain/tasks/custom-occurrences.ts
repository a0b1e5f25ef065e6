import type { EpochMs } from '../time/epoch.ts';
import { floatingMs, instantAt, wallClockAt, wallClockOfFloating, type WallClock } from '../time/wall-clock.ts';
import { customRuleDays } from './custom-rule-days.ts';
import { parseCustomRule } from './custom-rule.ts';
import type { Occurrences } from './occurrences.ts';

const DAY_MS = 86_400_000;
/** A custom recurrence without a rule: one day after the last. */
const EVERY_DAY = 'FREQ=DAILY';

/**
 * Returns the occurrences of a custom rule with its RFC 5545 meaning (`BYMONTHDAY=31` skips short months), on the wall
 * clock of `zone`. No text means every day; a text that `parseCustomRule` refuses has no occurrences. The search ends
 * 60 years after the given instant.
 * @source analysis definitions, §10; specification, point 4 "CUSTOM adds one day"
 */
export function customOccurrences(text: string | null, start: WallClock, zone: string): Occurrences {
  const parsed = parseCustomRule(text ?? EVERY_DAY);
  if (!parsed.ok) return { following: () => [], after: () => null, upTo: () => null };
  const rule = parsed.value;
  const begin = floatingMs(start);
  const startDay = midnight(begin);
  const time = floatingMs({ ...start, hour: rule.hour ?? start.hour, minute: rule.minute ?? start.minute }) - startDay;
  const firstDay = startDay + time < begin ? startDay + DAY_MS : startDay;

  /** Yields the instants in order, from the local day that holds `from` on. */
  function* instantsFrom(from: EpochMs): Generator<EpochMs> {
    const day = midnight(floatingMs(wallClockAt(from, zone)));
    for (const ruleDay of customRuleDays(rule, startDay, firstDay, day)) {
      const floating = ruleDay + time;
      const instant = instantAt(wallClockOfFloating(floating), zone);
      const { until } = rule;
      if (until !== null && ('utc' in until ? instant > until.utc : floating > until.floating)) return;
      yield instant;
    }
  }

  function* following(instant: EpochMs): Generator<EpochMs> {
    for (const occurrence of instantsFrom(instant)) if (occurrence > instant) yield occurrence;
  }

  return {
    following,
    after: (instant) => following(instant).next().value ?? null,
    upTo(instant) {
      let latest: EpochMs | null = null;
      for (const occurrence of instantsFrom(instantAt(start, zone))) {
        if (occurrence > instant) break;
        latest = occurrence;
      }
      return latest;
    },
  };
}

function midnight(floating: number): number {
  return floating - (((floating % DAY_MS) + DAY_MS) % DAY_MS);
}
