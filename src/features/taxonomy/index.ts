export { speciesHref } from './parts/addresses.ts';
export { familyChoices, orderChoices } from './parts/taxon-choices.ts';
