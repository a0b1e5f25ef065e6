import { NOT_VISIBLE } from '../ethograms/ethogram.ts';

type Names = Readonly<Record<string, string>>;

/** The names of the things that sessions tell of, by their ids; an id without a name stands for itself. */
export type SessionNames = {
  readonly campaigns: Names;
  readonly enclosures: Names;
  readonly observers: Names;
  readonly animals: Names;
  readonly zones: Names;
  /** by `ethogramKey`: behaviours by their code, values of modifiers by 'code modifierId:valueId' */
  readonly ethograms: Readonly<Record<string, { readonly behaviours: Names; readonly modifiers: Names }>>;
};

/** Returns the key of a version of an ethogram; '' for a session without one. */
export function ethogramKey(ethogramId: string | null, version: number | null): string {
  return ethogramId === null || version === null ? '' : `${ethogramId} ${version}`;
}

/**
 * Returns names by id in which no name stands twice: files know things by their names alone, so that one of several with
 * the same name says its id.
 */
export function distinctNames(named: readonly (readonly [id: string, name: string])[]): Names {
  const times = Map.groupBy(named, ([, name]) => name);
  return Object.fromEntries(
    named.map(([id, name]) => [
      id,
      (times.get(name)?.length ?? 0) > 1 || name === NOT_VISIBLE ? `${name} (${id})` : name,
    ]),
  );
}
