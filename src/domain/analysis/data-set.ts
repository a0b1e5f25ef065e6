import * as z from 'zod/mini';
import { gridOf, MAX_COLUMNS } from '../enclosures/grid.ts';
import { INTERACTION_KINDS } from './interaction-kind.ts';
import { parametersSchema } from './parameters.ts';

/** Rows have no limit of their own: this one keeps a file with an error from filling the memory. */
const MAX_ROWS = 10_000;

const id = z.string().check(z.minLength(1));
const idOrNull = z.prefault(z.nullable(id), null);
const coordinate = z.prefault(z.nullable(z.number()), null);
const length = z.number().check(z.positive());
const instant = z.union([z.int(), z.pipe(z.iso.datetime({ offset: true }), z.transform(Date.parse))], {
  error: 'must be epoch milliseconds, or ISO 8601 with Z or an offset',
});

const scan = z.strictObject({
  id,
  instant,
  /** the individuals that were looked for; without it, all of them */
  cohortId: z.optional(id),
});

/** Individuals that some scans looked for, the others not. */
const cohort = z.strictObject({ id, individualIds: z.array(id) });

const record = z
  .strictObject({
    scanId: id,
    individualId: id,
    visible: z.boolean(),
    behaviour: idOrNull,
    zoneId: idOrNull,
    /** null stands for the plan, where there is only one */
    planId: idOrNull,
    /** metres from the plan's origin */
    x: coordinate,
    y: coordinate,
    elevation: z.prefault(z.nullable(z.int().check(z.minimum(-1), z.maximum(4))), null),
    /** the nearest neighbour */
    nearest: idOrNull,
    proximity: z.prefault(z.array(id), []),
  })
  .check(z.refine(({ x, y }) => (x === null) === (y === null), { error: 'x and y must both be there, or neither' }));

const interaction = z.strictObject({
  scanId: id,
  actor: id,
  receiver: id,
  behaviour: idOrNull,
  kind: z.enum(INTERACTION_KINDS),
});

const outline = z.union(
  [
    z.strictObject({ zoneId: id, polygon: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(3)) }),
    z.strictObject({
      zoneId: id,
      rectangle: z.strictObject({ x: z.number(), y: z.number(), widthM: length, heightM: length }),
    }),
  ],
  { error: 'must be a zoneId with a polygon or a rectangle' },
);

const plan = z
  .strictObject({
    id,
    widthM: length,
    heightM: length,
    /** of one square of the grid */
    squareAreaM2: z.prefault(length, 1),
    /** the zones that are drawn on it, in metres from its origin */
    outlines: z.prefault(z.array(outline), []),
  })
  .check(z.refine(hasGrid, { error: `must be at most ${MAX_COLUMNS} squares wide and ${MAX_ROWS} squares high` }));

function hasGrid(size: { readonly widthM: number; readonly heightM: number; readonly squareAreaM2: number }): boolean {
  const grid = gridOf(size.widthM, size.heightM, size.squareAreaM2);
  return grid.ok && grid.value.rows <= MAX_ROWS;
}

/** The code, the position on an ordinal scale, or both, that an observer gave an item. */
const coding = z
  .strictObject({
    observerId: id,
    itemId: id,
    code: idOrNull,
    rank: z.prefault(z.nullable(z.number()), null),
  })
  .check(z.refine(({ code, rank }) => code !== null || rank !== null, { error: 'must have a code or a rank' }));

/**
 * Everything that an analysis reads, as plain JSON: docs/analyse.md names each field. A field that may be null may be
 * left out.
 * @source analysis definitions, 1
 */
export const dataSetSchema = z.strictObject({
  scans: z.array(scan),
  records: z.array(record),
  interactions: z.prefault(z.array(interaction), []),
  individuals: z.array(z.strictObject({ id, speciesId: id, group: idOrNull })),
  cohorts: z.optional(z.array(cohort)),
  zones: z.prefault(
    z.array(
      z.strictObject({
        id,
        areaM2: z.prefault(z.nullable(length), null),
        /** left out of scan sampling */
        isHidden: z.prefault(z.boolean(), false),
      }),
    ),
    [],
  ),
  plans: z.prefault(z.array(plan), []),
  /** the codes of its behaviours; that of "not visible" is left out where it stands among them */
  ethogram: z.array(id),
  notVisibleCode: idOrNull,
  /** items that several observers coded */
  coded: z.prefault(z.array(coding), []),
  parameters: z.prefault(parametersSchema, {}),
});
export type DataSet = z.infer<typeof dataSetSchema>;
