import { readFile } from 'node:fs/promises';
import { isMissing } from '../../unreadable-file.ts';

/** The functions package writes it when firebase-tools asks for its functions. */
export const MANIFEST_NAME = 'functions.yaml';

/**
 * Returns the names of the functions deployed with `retry`. firebase-tools drops that option, so it is read from the
 * manifest of the functions package; empty without a manifest.
 * @param show receives one line when a manifest exists and cannot be read: no function is then retried
 */
export async function retriedFunctions(
  manifestPath: string,
  show: (line: string) => void,
): Promise<ReadonlySet<string>> {
  try {
    return readRetried(await readFile(manifestPath, 'utf8'));
  } catch (error) {
    if (!isMissing(error))
      show(
        `no function is retried: ${manifestPath} cannot be read (${error instanceof Error ? error.message : String(error)})`,
      );
    return new Set();
  }
}

/** Reads a manifest: JSON, which is valid YAML. Throws for one that is not. */
export function readRetried(manifest: string): ReadonlySet<string> {
  const endpoints = (JSON.parse(manifest) as { endpoints?: unknown } | null)?.endpoints;
  const entries = Object.entries((endpoints ?? {}) as Record<string, { eventTrigger?: { retry?: unknown } } | null>);
  return new Set(entries.filter(([, endpoint]) => endpoint?.eventTrigger?.retry === true).map(([name]) => name));
}
