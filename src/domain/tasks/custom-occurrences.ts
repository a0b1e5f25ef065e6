import type { EpochMs } from '../time/epoch.ts';
import { floatingMs, instantAt, wallClockAt, wallClockOfFloating, type WallClock } from '../time/wall-clock.ts';
import { customRuleMoments, midnightOf } from './custom-rule-days.ts';
import { parseCustomRule } from './custom-rule.ts';
import type { Occurrences } from './occurrences.ts';

/** A custom recurrence without a rule: one day after the last. */
const EVERY_DAY = 'FREQ=DAILY';

/**
 * Returns the occurrences of a custom rule with its RFC 5545 meaning (`BYMONTHDAY=31` skips short months), on the wall
 * clock of `zone`. No text means every day; a text that `parseCustomRule` refuses has no occurrences. The search ends
 * 60 years after the given instant.
 * @param times the times of day in milliseconds since midnight, in order
 * @source analysis definitions, §10; specification, point 4 "CUSTOM adds one day"
 */
export function customOccurrences(
  text: string | null,
  start: WallClock,
  times: readonly number[],
  zone: string,
): Occurrences {
  const parsed = parseCustomRule(text ?? EVERY_DAY);
  if (!parsed.ok) return { following: () => [], after: () => null, upTo: () => null };
  const rule = parsed.value;
  const begin = floatingMs(start);
  const { until } = rule;

  /**
   * Yields the instants in order, each once, from the local day that holds `from` on. A time that spring skips (02:30)
   * waits here, since it becomes a later instant than the next time (03:00), or the same (03:30).
   */
  function* instantsFrom(from: EpochMs): Generator<EpochMs> {
    const day = midnightOf(floatingMs(wallClockAt(from, zone)));
    const waiting: EpochMs[] = [];
    for (const floating of customRuleMoments(rule, begin, times, day)) {
      const instant = instantAt(wallClockOfFloating(floating), zone);
      if (until !== null && ('utc' in until ? instant > until.utc : floating > until.floating)) break;
      if (times.length > 1 && floatingMs(wallClockAt(instant, zone)) !== floating) {
        waiting.push(instant);
        continue;
      }
      while ((waiting[0] ?? Infinity) < instant) yield waiting.shift() ?? instant;
      if (waiting[0] === instant) waiting.shift();
      yield instant;
    }
    yield* waiting;
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
