/** A behaviour in the table of results; what its method does not measure is null. */
export type ResultRow = {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  readonly count: number;
  readonly percent: number | null;
  readonly meanOfIndividuals: number | null;
  readonly scanPresence: number | null;
  readonly durationMs: number | null;
  readonly meanMs: number | null;
  readonly perHour: number | null;
};

type Measured = Pick<ResultRow, 'count' | 'percent'> &
  Partial<Pick<ResultRow, 'meanOfIndividuals' | 'scanPresence' | 'durationMs' | 'meanMs' | 'perHour'>> &
  ({ readonly code: string } | { readonly behaviour: string });

/** Returns what was measured of each behaviour, with its words, in the order of the behaviours; zeros for one not measured. */
export function resultFigures(
  behaviours: readonly Pick<ResultRow, 'code' | 'name' | 'colour'>[],
  measured: readonly Measured[],
): readonly ResultRow[] {
  const byCode = new Map(measured.map((one) => ['code' in one ? one.code : one.behaviour, one]));
  return behaviours.map(({ code, name, colour }) => {
    const one = byCode.get(code);
    return {
      ...{ code, name, colour, count: one?.count ?? 0, percent: one?.percent ?? null },
      ...{ meanOfIndividuals: one?.meanOfIndividuals ?? null, scanPresence: one?.scanPresence ?? null },
      ...{ durationMs: one?.durationMs ?? null, meanMs: one?.meanMs ?? null, perHour: one?.perHour ?? null },
    };
  });
}
