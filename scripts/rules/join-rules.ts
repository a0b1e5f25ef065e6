import { fillPlaceholders } from './fill-placeholders.ts';

const HEADER = `rules_version = '2';

// Made by \`npm run rules\` from the files in rules/: change those, not this one. rules/README.md says how they are joined.
// Every document may be read and written as said here; what is not named is refused. The tables behind it are src/domain/access and src/domain/collections;
// tests/rules proves the two alike, role by role and tier by tier.
service cloud.firestore {
  match /databases/{database}/documents {
`;
const FOOTER = '  }\n}\n';

/** A function that all collections may call, with the comment above it. */
type SharedFunction = { readonly name: string; readonly text: string };

/** The text of a file in rules/, and its name. */
export type RulesSource = { readonly name: string; readonly text: string };

/**
 * Returns the rules of the product as one text: the shared functions that some collection needs, then the collections, both in
 * the order given. Throws for a placeholder that nobody knows and for two shared functions of one name.
 */
export function joinRules(shared: readonly RulesSource[], collections: readonly RulesSource[]): string {
  const blocks = collections.map(({ text }) => fillPlaceholders(text).trim());
  const functions = shared.map(({ name, text }) => ({ name, functions: functionsOf(fillPlaceholders(text)) }));
  const all = functions.flatMap((source) => source.functions);
  const twice = all.find(({ name }, at) => all.findIndex((one) => one.name === name) !== at);
  if (twice) throw new Error(`Two shared functions are called ${twice.name}.`);
  const used = usedOf(all, blocks.join('\n'));
  const kept = functions.flatMap(({ name, functions: own }) => {
    const texts = own.filter((one) => used.has(one.name)).map(({ text }) => text);
    return texts.length === 0 ? [] : [`// ---- ${name} ${'-'.repeat(Math.max(3, 108 - name.length))}`, ...texts];
  });
  const body = [...kept, ...blocks].map((block) => indented(block)).join('\n\n');
  return `${HEADER}\n${body}\n${FOOTER}`;
}

/** Returns the functions of a shared source. Each begins at the left margin, after its comment, and ends with a brace there. */
function functionsOf(text: string): SharedFunction[] {
  const found: SharedFunction[] = [];
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    // A comment that stands by itself says something of the file, not of the function below.
    if (line === '' && !lines.some((one) => one.startsWith('function '))) lines = [];
    else lines.push(line);
    if (line !== '}') continue;
    const block = lines.join('\n');
    const name = /^function (\w+)\(/m.exec(block)?.[1] ?? '';
    found.push({ name, text: block });
    lines = [];
  }
  return found;
}

/** Returns the names of the functions that a text calls, or that one of these calls. */
function usedOf(functions: readonly SharedFunction[], text: string): ReadonlySet<string> {
  const used = new Set<string>();
  const add = (caller: string) => {
    for (const { name, text: callee } of functions) {
      if (used.has(name) || !new RegExp(`\\b${name}\\(`).test(caller)) continue;
      used.add(name);
      add(callee);
    }
  };
  add(text);
  return used;
}

function indented(block: string): string {
  return block
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');
}
