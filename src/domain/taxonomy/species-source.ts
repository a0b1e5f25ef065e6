/** The source of the species that come with the product, as it is stored; a reader sees it in their language. */
export const STARTING_SOURCE = 'compiled by Enclos, not yet checked against a taxonomic authority';

/** Returns whether a species comes from the starting catalogue, and nobody has named another source since. */
export function isStartingSource(source: string): boolean {
  return source === STARTING_SOURCE;
}
