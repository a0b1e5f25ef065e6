import type { SeedDocument } from './seed-document.ts';

/** A stored document: every `…Unix` field has the same instant as a timestamp beside it. */
export function stored(path: string, model: Readonly<Record<string, unknown>>): SeedDocument {
  const data: Record<string, unknown> = { ...model };
  for (const [name, value] of Object.entries(model)) {
    if (name.endsWith('Unix')) data[name.slice(0, -'Unix'.length)] = typeof value === 'number' ? new Date(value) : null;
  }
  return { path, data };
}
