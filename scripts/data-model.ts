/** Writes the tables of fields in docs/data-model.md from the declarations of the collections. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFieldTables } from './data-model/field-tables.ts';

const PAGE = 'docs/data-model.md';
writeFileSync(PAGE, withFieldTables(readFileSync(PAGE, 'utf8')));
