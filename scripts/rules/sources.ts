import { readdirSync, readFileSync } from 'node:fs';
import { joinRules, type RulesSource } from './join-rules.ts';

const SHARED = 'rules/shared';
const COLLECTIONS = 'rules/collections';

/** Returns the shared sources of the product's rules, in the order of their names. */
export function sharedSources(): RulesSource[] {
  return sourcesIn(SHARED);
}

/** Returns the product's rules as their sources say them; `firestore.rules` holds the same text. */
export function productRules(): string {
  return joinRules(sharedSources(), sourcesIn(COLLECTIONS));
}

function sourcesIn(folder: string): RulesSource[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.rules'))
    .toSorted()
    .map((file) => ({ name: file.replace('.rules', ''), text: readFileSync(`${folder}/${file}`, 'utf8') }));
}
