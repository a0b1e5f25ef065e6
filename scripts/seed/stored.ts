import type { SeedDocument } from './seed-document.ts';

/** A document as it is stored: beside every `…Unix` field the same instant as a timestamp. */
export function stored(path: string, model: Readonly<Record<string, unknown>>): SeedDocument {
  const data: Record<string, unknown> = { ...model };
  for (const [name, value] of Object.entries(model)) {
    if (name.endsWith('Unix')) data[name.slice(0, -'Unix'.length)] = typeof value === 'number' ? new Date(value) : null;
  }
  return { path, data };
}
