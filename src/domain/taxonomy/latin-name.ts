import { foldedName } from '../text/folded.ts';

/** Longest name of a species, a family, an order, a tag, a category or a goal. */
export const TAXON_NAME_LENGTH = 300;

const GENUS = String.raw`\p{Lu}[\p{Ll}]+(?:-\p{Ll}+)?`;
const EPITHET = String.raw`\p{Ll}[\p{Ll}-]*\p{Ll}`;
const SPECIES = new RegExp(`^${GENUS}(?: ${EPITHET}){1,2}$`, 'u');
const TAXON = new RegExp(`^${GENUS}$`, 'u');

/** Returns a Latin name without blanks around it and with single ones inside. */
export function tidyLatin(typed: string): string {
  return typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/**
 * Returns whether a tidy name is that of a species or subspecies: genus with a capital, then one or two epithets in
 * small letters.
 */
export function isSpeciesLatin(name: string): boolean {
  return SPECIES.test(name);
}

/** Returns whether a tidy name is that of a family or an order: one word with a capital. */
export function isTaxonLatin(name: string): boolean {
  return TAXON.test(name);
}

/** Returns an id made of a Latin name: 'Panthera leo' is 'panthera-leo'; '' when no letter or digit is left. */
export function idOfLatin(name: string): string {
  return foldedName(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100);
}
