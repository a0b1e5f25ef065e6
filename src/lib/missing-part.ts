/**
 * Returns whether a page failed because one of its files could not be loaded: without a network, or after a newer
 * version replaced it.
 */
export function isMissingPart(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script failed|failed to fetch|unable to preload css/i.test(
    message,
  );
}
