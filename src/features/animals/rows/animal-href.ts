/** Returns the address of an animal's page. */
export function animalHref(animalId: string): string {
  return `/AnimalManagementView?id=${encodeURIComponent(animalId)}`;
}

/** Returns the address of an animal's day: its tasks. */
export function animalDayHref(animalId: string): string {
  return `${animalHref(animalId)}&tab=tasks`;
}
