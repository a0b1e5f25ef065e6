/** The addresses of the lists from which the import is opened and enclosures are created. */
export const ANIMAL_LIST = '/specieAnimalsListView';
export const ENCLOSURE_LIST = '/EnclosureListView';
