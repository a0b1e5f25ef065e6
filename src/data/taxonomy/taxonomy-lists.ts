import type { IucnSpecies } from '#domain/taxonomy/taxonomy.ts';

/** Entries of the log of a species that one page shows. */
export const LOG_PAGE = 20;
/** Species of the IUCN list that one page shows. */
export const IUCN_PAGE = 25;
/** The most tags, categories or goals of one list: far more than anybody uses. */
export const MAX_LABELS = 1_000;

/** The query for the latest `count` entries of a log. */
export type LogQuestion = { readonly specieId: string; readonly count: number };

/**
 * The query of the IUCN list: the searched words, and the Latin name after which the page begins; null for the first
 * page.
 */
export type IucnQuestion = { readonly search: string; readonly after: string | null };
export type IucnPage = {
  readonly species: readonly IucnSpecies[];
  /** the Latin name after which there may be more; null at the end */
  readonly next: string | null;
};
