import { RulesMapDiff, type RulesMap, type RulesValue } from '../contract.ts';
import { isSameMember } from '../equality.ts';
import { Problem } from '../problem.ts';
import { isMap } from '../value-types.ts';
import { operation, type Operations } from './operation.ts';
import { setOf } from './sets.ts';

/** Methods of maps. Source: docs/reference/rules/rules.Map. */
export const MAP_METHODS: Operations = {
  size: operation('map.size', [], (map: RulesMap) => BigInt(map.size)),
  keys: operation('map.keys', [], (map: RulesMap) => [...map.keys()]),
  values: operation('map.values', [], (map: RulesMap) => [...map.values()]),
  get: operation('map.get', ['key', 'any'], (map: RulesMap, key, fallback) =>
    typeof key === 'string' ? (map.get(key) ?? absentOr(map, key, fallback)) : getDeep(map, key, fallback),
  ),
  diff: operation('map.diff', ['map'], (map: RulesMap, other) => new RulesMapDiff(map, other)),
};

// a stored null is a value, not an absent field
function absentOr(map: RulesMap, key: string, fallback: RulesValue): RulesValue {
  return map.has(key) ? null : fallback;
}

function getDeep(map: RulesMap, path: readonly RulesValue[], fallback: RulesValue): RulesValue | Problem {
  let value: RulesValue = map;
  for (const key of path) {
    if (typeof key !== 'string') {
      return new Problem('Unsupported operation error. The keys of map.get(list, any) must be strings.');
    }
    if (!isMap(value) || !value.has(key)) return fallback;
    value = value.get(key) as RulesValue;
  }
  return value;
}

const changed = (diff: RulesMapDiff, key: string): boolean =>
  diff.right.has(key) && !isSameMember(diff.left.get(key) as RulesValue, diff.right.get(key) as RulesValue);

const added = (diff: RulesMapDiff) => [...diff.left.keys()].filter((key) => !diff.right.has(key));
const removed = (diff: RulesMapDiff) => [...diff.right.keys()].filter((key) => !diff.left.has(key));
const changedKeys = (diff: RulesMapDiff) => [...diff.left.keys()].filter((key) => changed(diff, key));
const unchangedKeys = (diff: RulesMapDiff) =>
  [...diff.left.keys()].filter((key) => diff.right.has(key) && !changed(diff, key));

/**
 * Methods of the difference `left.diff(right)`. Added keys are those of the left map only, as in
 * `request.resource.data.diff(resource.data)`. Source: docs/reference/rules/rules.MapDiff.
 */
export const MAP_DIFF_METHODS: Operations = {
  addedKeys: operation('map_diff.addedKeys', [], (diff: RulesMapDiff) => setOf(added(diff))),
  removedKeys: operation('map_diff.removedKeys', [], (diff: RulesMapDiff) => setOf(removed(diff))),
  changedKeys: operation('map_diff.changedKeys', [], (diff: RulesMapDiff) => setOf(changedKeys(diff))),
  unchangedKeys: operation('map_diff.unchangedKeys', [], (diff: RulesMapDiff) => setOf(unchangedKeys(diff))),
  affectedKeys: operation('map_diff.affectedKeys', [], (diff: RulesMapDiff) =>
    setOf([...added(diff), ...removed(diff), ...changedKeys(diff)]),
  ),
};
