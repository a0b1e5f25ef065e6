/** Joins the files in rules/ into firestore.rules. */
import { writeFileSync } from 'node:fs';
import { productRules } from './rules/sources.ts';

writeFileSync('firestore.rules', productRules());
