/** Returns which establishments may read an animal, as it is stored: its own first, each once. */
export function tidyFacilities(zooId: string, facilities: readonly string[]): string[] {
  return [...new Set([zooId, ...facilities])];
}
