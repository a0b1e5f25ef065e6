/** Writes the skeleton of a collection in all layers: `npm run new-collection -- visits /VisitListView enclosures`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { edited, faultOf, newFiles, sharedEdits } from './new-collection/skeleton.ts';

const [things = '', address = '', feature = ''] = process.argv.slice(2);
const wanted = { things, address, feature };
const files = newFiles(wanted);
const fault = faultOf(wanted) ?? takenIn(files);
if (fault !== null) {
  console.error(fault);
  process.exit(1);
}
const shared = sharedEdits(wanted);
const changed = new Map<string, string>();
for (const edit of shared)
  changed.set(edit.path, edited(changed.get(edit.path) ?? readFileSync(edit.path, 'utf8'), edit));
for (const [path, text] of [...Object.entries(files), ...changed]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const lines = Object.values(files).join('').split('\n').length - 1;
const sharedLines =
  shared
    .map((edit) => edit.lines)
    .join('')
    .split('\n').length - 1;
console.log(
  `${Object.keys(files).length} files with ${lines} lines; ${sharedLines} lines in ${changed.size} shared files.`,
);
console.log('Next: npm run data-model && npm run format; then docs/adding-a-collection.md.');

function takenIn(some: Readonly<Record<string, string>>): string | null {
  const taken = Object.keys(some).filter((path) => existsSync(path));
  return taken.length === 0 ? null : `These files are there already: ${taken.join(', ')}`;
}
