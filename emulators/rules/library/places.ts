import { RulesLatLng, RulesPath } from '../contract.ts';
import { Problem } from '../problem.ts';
import { operation, type Operations } from './operation.ts';

/** Mean radius of the earth in metres. */
const EARTH_RADIUS = 6_371_010;

/** Methods of points. Source: docs/reference/rules/rules.LatLng. */
export const LATLNG_METHODS: Operations = {
  latitude: operation('latlng.latitude', [], (point: RulesLatLng) => point.latitude),
  longitude: operation('latlng.longitude', [], (point: RulesLatLng) => point.longitude),
  distance: operation('latlng.distance', ['latlng'], (point: RulesLatLng, other) => distance(point, other)),
};

/** The namespace `latlng`. Source: docs/reference/rules/rules.latlng. */
export const LATLNG_FUNCTIONS: Operations = {
  value: operation('latlng.value', ['number', 'number'], (_receiver, latitude, longitude) => {
    const [north, east] = [Number(latitude), Number(longitude)];
    if (Math.abs(north) <= 90 && Math.abs(east) <= 180) return new RulesLatLng(north, east);
    return new Problem(
      'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ' +
        `latitude: ${north}, longitude: ${east}.`,
    );
  }),
};

/** Returns the distance along the surface in metres (haversine). */
function distance(from: RulesLatLng, to: RulesLatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Methods of paths. Source: docs/reference/rules/rules.Path. */
export const PATH_METHODS: Operations = {
  bind: operation('path.bind', ['map'], (path: RulesPath, values) => {
    const segments: string[] = [];
    const bindings = new Map(path.bindings);
    for (const segment of path.segments) {
      const name = /^\{(\w+)(?:=\*{1,2})?\}$|^\$\((\w+)\)$/.exec(segment);
      const key = name?.[1] ?? name?.[2];
      const value = key === undefined ? segment : values.get(key);
      if (typeof value !== 'string') return new Problem(`No string is bound to ${segment}.`);
      segments.push(...(key === undefined ? [segment] : segmentsOf(value)));
      if (key !== undefined) bindings.set(key, value);
    }
    return new RulesPath(segments, bindings);
  }),
};

/** Returns the segments of a path in text form, with or without the leading slash. */
export function segmentsOf(text: string): string[] {
  return text.split('/').filter((segment) => segment !== '');
}
