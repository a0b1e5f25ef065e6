import { isDeepStrictEqual } from 'node:util';
import type { WireDocument, WireValue } from '../../firestore/wire.ts';

type Fields = Readonly<Record<string, WireValue>>;

const PLAIN_NAME = /^[A-Za-z_][A-Za-z_0-9]*$/;

/**
 * The paths of the fields that differ between two versions of a document, as in an event's update mask: inside maps
 * that both versions have, sorted, special names between back-ticks.
 */
export function changedFields(before: WireDocument, after: WireDocument): string[] {
  return differences(before.fields ?? {}, after.fields ?? {}, '').toSorted();
}

function differences(before: Fields, after: Fields, prefix: string): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (isDeepStrictEqual(old, now)) return [];
    const path = `${prefix}${quoted(name)}`;
    const [oldMap, nowMap] = [mapIn(old), mapIn(now)];
    return oldMap === null || nowMap === null ? [path] : differences(oldMap, nowMap, `${path}.`);
  });
}

/** The fields of a non-empty map; an empty map has no field to name. */
function mapIn(value: WireValue | undefined): Fields | null {
  const map = value?.mapValue?.fields;
  return map === undefined || Object.keys(map).length === 0 ? null : map;
}

function quoted(name: string): string {
  return PLAIN_NAME.test(name) ? name : `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
}
