import { MAX_JOINED_CAMPAIGNS } from '#domain/scan-analysis/join-refusal.ts';
import { canBeStoredId } from '#lib/stored-id.ts';

/** The campaigns that an address joins to the first one. */
export type NamedCompanions = {
  readonly ids: readonly string[];
  /** the address names more than one analysis takes */
  readonly isCut: boolean;
};

const PARAMETER = 'with';

/**
 * Returns the campaigns that `?with=one,two` joins to the first one, each once, as many as one analysis takes; the first one itself
 * and texts that can be no id are left out. None without the parameter.
 */
export function readCompanions(parameters: URLSearchParams, firstId: string): NamedCompanions {
  const named = (parameters.get(PARAMETER) ?? '').split(',');
  const ids = [...new Set(named)].filter((id) => canBeStoredId(id) && id !== firstId);
  return { ids: ids.slice(0, MAX_JOINED_CAMPAIGNS - 1), isCut: ids.length >= MAX_JOINED_CAMPAIGNS };
}

/** Returns the parameter of the campaigns that are joined; null takes it out. */
export function writeCompanions(ids: readonly string[]): Readonly<Record<string, string | null>> {
  return { [PARAMETER]: ids.length === 0 ? null : ids.join(',') };
}
