/** The suite's time: the real time unless it was moved. A moved clock keeps ticking. */
export type SuiteClock = {
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** how far it is ahead of the real time, in milliseconds; 0 for the real time */
  offsetMs(): number;
  readonly moveTo: (instantMs: number) => void;
  backToReal(): void;
};

/**
 * @param real the clock it is relative to, for tests
 */
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
