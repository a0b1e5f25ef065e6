import type { AnimalShare } from './animal-share.ts';

/** The most names that a title has; the others are counted. */
const NAMES = 3;

/**
 * Returns the animals of a message with an establishment, as a title in no language: 'Nala, Simba, Kito +2 · Parc du
 * Lac'. Empty names are left out; the establishment alone without any.
 */
export function shareTitle(shares: readonly Pick<AnimalShare, 'animalName'>[], establishmentName: string): string {
  const names = shares.map(({ animalName }) => animalName).filter((name) => name !== '');
  const more = names.length > NAMES ? ` +${names.length - NAMES}` : '';
  const named = `${names.slice(0, NAMES).join(', ')}${more}`;
  return named === '' ? establishmentName : `${named} · ${establishmentName}`;
}
