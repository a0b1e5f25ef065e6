/** The address of the catalogue. */
export const SPECIES_LIST_HREF = '/SpecieListManagement';

/** The address of a species' page. */
export function speciesHref(specieId: string): string {
  return `/SpecieManagementView?id=${encodeURIComponent(specieId)}`;
}

/** The address of a species' form. */
export function editSpeciesHref(specieId: string): string {
  return `${speciesHref(specieId)}&edit=1`;
}

/** The address of the list of a species' animals. */
export function animalsOfSpeciesHref(specieId: string): string {
  return `/specieAnimalsListView?species=${encodeURIComponent(specieId)}`;
}

/** The address of an enclosure's page. */
export function enclosureHref(enclosureId: string): string {
  return `/EnclosureManagementView?id=${encodeURIComponent(enclosureId)}`;
}

/** The address of the page of a species that is still to be written. */
export const NEW_SPECIES_HREF = '/SpecieManagementView?id=new';

/** The address of a species' printable sheet. */
export function recapHref(specieId: string): string {
  return `/SpecieRecap?id=${encodeURIComponent(specieId)}`;
}

/** The address of a species' dashboard; without a species that of the choice among those that live here. */
export function speciesDashboardHref(specieId: string | null = null): string {
  return specieId === null ? '/DashboardSpecie' : `/DashboardSpecie?specieId=${encodeURIComponent(specieId)}`;
}

/** The address where a species of the IUCN list is taken over into the catalogue. */
export function iucnFormHref(iucnId: string): string {
  return `/IUCNSpecieForm?id=${encodeURIComponent(iucnId)}`;
}
