import { aDataSet, seen, someAnimals } from './builders/data-set.ts';

/** The session of a scan is what stands before the # of its id. */
export const sessionOf = (scanId: string) => scanId.split('#')[0] ?? '';
/** Scans an hour apart. */
export const scansOf = (ids: readonly string[]) => ids.map((id, at) => ({ id, instant: at * 3_600_000 }));
/** Few draws: tests are quick, and the least p is one in a hundred. */
export const FEW = { resamples: 200, permutations: 99, seed: 'test' };

/** Sessions of one animal; each is the number of its records at rest, of the number of all. */
export const restOf = (sessions: readonly (readonly [number, number])[]) => {
  const records = sessions.flatMap(([rest, all], session) =>
    Array.from({ length: all }, (_none, at) => ({ scanId: `v${session}#${at}`, code: at < rest ? 'rest' : 'walk' })),
  );
  return aDataSet({
    scans: scansOf(records.map(({ scanId }) => scanId)),
    individuals: someAnimals('lion', 'a'),
    ethogram: ['rest', 'walk'],
    records: records.map(({ scanId, code }) => seen(scanId, 'a', code)),
  });
};
