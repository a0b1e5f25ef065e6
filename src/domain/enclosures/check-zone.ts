import { appError, type AppError } from '../errors/app-error.ts';
import { folded } from '../text/folded.ts';
import { nameFault, tidyName } from '../text/plain-name.ts';
import { PLACE_NAME_LENGTH } from '../fields/fields.ts';
import { isMeasure, MAX_AREA_M2, MAX_HEIGHT_M } from './measure.ts';
import { checkShape, parseShape } from './shape.ts';
import { MAX_ZONES, type Zone } from './zone.ts';

/** The fields of a zone that people type. */
export type TypedZone = Omit<Zone, 'zoneId' | 'zooId' | 'enclosureId' | 'position'>;

/** The enclosure around it: its other zones, and its plans. */
export type ZoneContext = {
  readonly others: readonly Pick<Zone, 'zoneName'>[];
  readonly areaIds: readonly string[];
};

/** The faults of a zone by field; a valid field is absent. */
export type ZoneErrors = Partial<Record<keyof TypedZone, AppError>>;

/** Returns the zone as it is stored: no blanks around its name. */
export function tidyZone<Typed extends TypedZone>(typed: Typed): Typed {
  return { ...typed, zoneName: tidyName(typed.zoneName) };
}

/**
 * Returns the faults of a tidy zone; empty when it may be saved. Area, height and shape may be missing. Codes:
 * 'zone/name-required', '…/name-too-long', '…/name-taken' (names are compared as in a search: without case and
 * accents), '…/too-many', '…/area-invalid', '…/height-invalid', '…/shape-invalid', and 'generic/invalid-input'.
 * @source specification, point 5 "Enclosure and zone"
 */
export function checkZone(zone: TypedZone, { others, areaIds }: ZoneContext): ZoneErrors {
  const found: readonly (readonly [keyof TypedZone, AppError | null])[] = [
    ['zoneName', nameError(zone.zoneName, others)],
    ['areaM2', isOpenOrMeasure(zone.areaM2, MAX_AREA_M2) ? null : appError('zone/area-invalid')],
    ['heightM', isOpenOrMeasure(zone.heightM, MAX_HEIGHT_M) ? null : appError('zone/height-invalid')],
    ['shape', isShapeOf(zone, areaIds) ? null : appError('zone/shape-invalid')],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

function nameError(name: string, others: ZoneContext['others']): AppError | null {
  const fault = nameFault(name, PLACE_NAME_LENGTH);
  if (fault === 'missing') return appError('zone/name-required');
  if (fault === 'too-long') return appError('zone/name-too-long', { count: PLACE_NAME_LENGTH });
  if (fault !== null) return appError('generic/invalid-input');
  if (others.some(({ zoneName }) => folded(zoneName) === folded(name))) return appError('zone/name-taken');
  return others.length < MAX_ZONES ? null : appError('zone/too-many');
}

function isOpenOrMeasure(value: number | null, largest: number): boolean {
  return value === null || isMeasure(value, largest);
}

/** Returns whether a zone is not drawn, or validly drawn on one of the plans. */
function isShapeOf({ shape, areaId }: TypedZone, areaIds: readonly string[]): boolean {
  if (shape === null) return true;
  const corners = parseShape(shape);
  return corners !== null && checkShape(corners) === null && areaId !== null && areaIds.includes(areaId);
}
