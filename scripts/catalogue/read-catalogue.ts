import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import * as z from 'zod/mini';
import { IUCN_CATEGORIES, LABEL_KINDS } from '../../src/domain/taxonomy/taxonomy.ts';

/** An unknown name is an empty cell. */
const names = {
  fr: z.string(),
  en: z.string(),
  es: z.string(),
  de: z.string(),
  it: z.string(),
  nl: z.string(),
  pt: z.string(),
};
const text = z.string().check(z.minLength(1));

const orderRow = z.strictObject({ latin: text, class: text, fr: z.string(), en: z.string(), source: text });
const familyRow = z.strictObject({ latin: text, order: text, fr: z.string(), en: z.string(), source: text });
const speciesRow = z.strictObject({
  id: text,
  latin: text,
  family: text,
  iucn: z.union([z.literal(''), z.enum(IUCN_CATEGORIES)]),
  ...names,
  source: text,
});
const labelRow = z.strictObject({ kind: z.enum(LABEL_KINDS), id: text, ...names });

export type CatalogueOrder = z.infer<typeof orderRow>;
export type CatalogueFamily = z.infer<typeof familyRow>;
export type CatalogueSpecies = z.infer<typeof speciesRow>;
export type CatalogueLabel = z.infer<typeof labelRow>;

export type Catalogue = {
  readonly orders: readonly CatalogueOrder[];
  readonly families: readonly CatalogueFamily[];
  readonly species: readonly CatalogueSpecies[];
  readonly labels: readonly CatalogueLabel[];
};

let catalogue: Catalogue | null = null;

/** Returns the starting catalogue from its files, read once. Throws for an invalid row, with file and line. */
export function readCatalogue(): Catalogue {
  catalogue ??= {
    orders: readRows('orders.csv', orderRow),
    families: readRows('families.csv', familyRow),
    species: readRows('species.csv', speciesRow),
    labels: readRows('labels.csv', labelRow),
  };
  return catalogue;
}

function readRows<Row extends z.ZodMiniType>(file: string, row: Row): z.infer<Row>[] {
  const content = readFileSync(join(import.meta.dirname, file), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(content, { header: true, skipEmptyLines: true });
  return data.map((cells, index) => {
    const read = row.safeParse(cells);
    if (!read.success) throw new Error(`${file}, line ${index + 2}: ${read.error.issues[0]?.path.join('.')}`);
    return read.data;
  });
}
