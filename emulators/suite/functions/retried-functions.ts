import { readFile } from 'node:fs/promises';

/** The functions package writes it when firebase-tools asks for its functions. */
export const MANIFEST_NAME = 'functions.yaml';

/**
 * The names of the functions deployed with `retry`. firebase-tools drops that option, so it is read from the manifest
 * of the functions package; empty without a manifest.
 */
export async function retriedFunctions(manifestPath: string): Promise<ReadonlySet<string>> {
  const text = await readFile(manifestPath, 'utf8').catch(() => '');
  return readRetried(text);
}

/** Reads a manifest: JSON, which is valid YAML. */
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
