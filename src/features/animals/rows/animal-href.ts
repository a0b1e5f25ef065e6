/** Returns the address of an animal's page. */
export function animalHref(animalId: string): string {
  return `/AnimalManagementView?id=${encodeURIComponent(animalId)}`;
}
