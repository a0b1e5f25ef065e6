import { readFile } from 'node:fs/promises';

/** Written by the functions package when firebase-tools asks it which functions there are. */
export const MANIFEST_NAME = 'functions.yaml';

/**
 * The names of the functions that are deployed with `retry`. firebase-tools drops that word, so it is read from the
 * manifest that the functions package wrote; none when there is no manifest.
 */
export async function retriedFunctions(manifestPath: string): Promise<ReadonlySet<string>> {
  const text = await readFile(manifestPath, 'utf8').catch(() => '');
  return readRetried(text);
}

/** Reads a manifest: JSON, which is YAML too. */
export function readRetried(manifest: string): ReadonlySet<string> {
  let endpoints: unknown;
  try {
    endpoints = (JSON.parse(manifest) as { endpoints?: unknown } | null)?.endpoints;
  } catch {
    return new Set();
  }
  const entries = Object.entries((endpoints ?? {}) as Record<string, { eventTrigger?: { retry?: unknown } } | null>);
  return new Set(entries.filter(([, endpoint]) => endpoint?.eventTrigger?.retry === true).map(([name]) => name));
}
