/** Returns the ids of the establishments that may read an animal, as they are stored: its own first, each once. */
export function tidyFacilities(zooId: string, facilities: readonly string[]): string[] {
  return [...new Set([zooId, ...facilities])];
}
