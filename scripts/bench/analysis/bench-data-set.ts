import { type DataSet, dataSetSchema } from '../../../src/domain/analysis/data-set.ts';

const FIRST_SCAN = Date.UTC(2026, 0, 1);
const SCAN_EVERY_MS = 600_000;
const BEHAVIOURS = 20;
const ZONES = 4;
const PLAN = { id: 'plan', widthM: 40, heightM: 20 };

/**
 * Returns a data set of so many scans and animals, the same at each call: 20 behaviours, of which some are rare, four of five
 * animals visible, each with a place, a nearest neighbour and now and then one in proximity.
 */
export function benchDataSet(scans: number, animals: number): DataSet {
  const random = numbers();
  const among = (count: number) => Math.floor(random() * count);
  const recordOf = (scanId: string, member: number) => {
    if (random() < 0.2) return { scanId, individualId: animalId(member), visible: false };
    const nearest = animalId((member + 1 + among(5)) % animals);
    return {
      ...{
        scanId,
        individualId: animalId(member),
        visible: true,
        behaviour: code(Math.floor(random() ** 2 * BEHAVIOURS)),
      },
      ...{ zoneId: `z${among(ZONES)}`, x: random() * PLAN.widthM, y: random() * PLAN.heightM, elevation: among(3) },
      ...{ nearest, proximity: random() < 0.3 ? [nearest] : [] },
    };
  };
  const ids = Array.from({ length: scans }, (_, at) => `s${at}`);
  const kinds = ['affiliative', 'agonistic', 'avoid'] as const;
  return dataSetSchema.parse({
    scans: ids.map((id, at) => ({ id, instant: FIRST_SCAN + at * SCAN_EVERY_MS })),
    records: ids.flatMap((id) => Array.from({ length: animals }, (_, member) => recordOf(id, member))),
    interactions: ids.map((scanId) => ({
      ...{ scanId, actor: animalId(among(animals)), receiver: animalId(among(animals)), behaviour: null },
      kind: kinds[among(kinds.length)],
    })),
    individuals: Array.from({ length: animals }, (_, at) => ({ id: animalId(at), speciesId: 'lion' })),
    zones: Array.from({ length: ZONES }, (_, at) => ({ id: `z${at}`, areaM2: 200 })),
    plans: [PLAN],
    ethogram: Array.from({ length: BEHAVIOURS }, (_, at) => code(at)),
    notVisibleCode: null,
    // networkx tells two path lengths apart that differ in their last bit.
    parameters: { tieTolerance: 0 },
  });
}

/** Ids of one length: analyses sort them as texts. */
const animalId = (at: number) => `a${String(at).padStart(3, '0')}`;
const code = (at: number) => `b${String(at).padStart(3, '0')}`;

/** Returns a source of numbers from 0 to 1, the same at each start. Source: the constants of Numerical Recipes. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
