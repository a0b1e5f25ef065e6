/** Where the import is reached from, and where enclosures are made. */
export const ANIMAL_LIST = '/specieAnimalsListView';
export const ENCLOSURE_LIST = '/EnclosureListView';
