/** The time as the suite sees it: the real one, unless somebody moved it. It goes on ticking wherever it was moved to. */
export type SuiteClock = {
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** how far it is ahead of the real time, in milliseconds; 0 when it is the real one */
  offsetMs(): number;
  readonly moveTo: (instantMs: number) => void;
  backToReal(): void;
};

/** @param real the clock it is measured against, for tests */
export function createSuiteClock(real: () => number = Date.now): SuiteClock {
  let offset = 0;
  return {
    now: () => real() + offset,
    offsetMs: () => offset,
    moveTo(instantMs) {
      offset = instantMs - real();
    },
    backToReal() {
      offset = 0;
    },
  };
}
