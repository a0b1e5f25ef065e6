import type { JudgedSession } from '../../src/domain/observer-agreement/observer-agreement.ts';

/** Returns a session in which each observer judged the items by a word of one-letter codes; "-" stands for no judgement. */
export function aJudgedSession(visitId: string, codesOf: Readonly<Record<string, string>>): JudgedSession {
  return {
    visitId,
    opinions: Object.entries(codesOf).map(([observerId, codes]) => ({
      observerId,
      items: new Map(
        [...codes].flatMap((code, item) => (code === '-' ? [] : [[String(item), { code, elevation: null }] as const])),
      ),
    })),
  };
}
