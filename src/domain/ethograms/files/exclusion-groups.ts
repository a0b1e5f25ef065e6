/** A behaviour with the codes of those that cannot happen beside it. */
export type Excluding = { readonly code: string; readonly excluded: readonly string[] };

/**
 * Returns the group of each behaviour that excludes others, by its code: behaviours that all exclude one another form a
 * group. One whose exclusions are no such group has none.
 */
export function groupsOf(behaviours: readonly Excluding[]): ReadonlyMap<string, string> {
  const known = new Set(behaviours.map(({ code }) => code));
  const mates = new Map(
    behaviours.map(({ code, excluded }) => [code, keyOf([code, ...excluded.filter((other) => known.has(other))])]),
  );
  const groups = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { code } of behaviours) {
    const key = mates.get(code) ?? '';
    const members = key.split(SEPARATOR);
    if (members.length < 2 || members.some((member) => mates.get(member) !== key)) continue;
    names.set(key, names.get(key) ?? `g${names.size + 1}`);
    groups.set(code, names.get(key) ?? '');
  }
  return groups;
}

const SEPARATOR = '\n';

function keyOf(codes: readonly string[]): string {
  return [...new Set(codes)].toSorted().join(SEPARATOR);
}
