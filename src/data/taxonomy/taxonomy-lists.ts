import type { IucnSpecies, SpeciesLog } from '#domain/taxonomy/taxonomy.ts';

/** Entries of the log of a species that one page shows. */
export const LOG_PAGE = 20;
/** Species of the IUCN list that one page shows. */
export const IUCN_PAGE = 25;
/** Tags, categories or goals of one list; far more than anybody keeps apart. */
export const MAX_LABELS = 1_000;

/** The latest entries of a log; `count` of them are asked for. */
export type LogQuestion = { readonly specieId: string; readonly count: number };
export type SpeciesLogPage = { readonly logs: readonly SpeciesLog[]; readonly hasMore: boolean };

/** What is searched for in the IUCN list, and after which Latin name; null begins with the first. */
export type IucnQuestion = { readonly search: string; readonly after: string | null };
export type IucnPage = {
  readonly species: readonly IucnSpecies[];
  /** the Latin name after which there may be more; null: there is nothing more */
  readonly next: string | null;
};
