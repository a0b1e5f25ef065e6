/** Writes the skeleton of a collection in all layers: `npm run new-collection -- visits /VisitListView /VisitView enclosures`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CLOSED_PATHS_FILE, edited, faultOf, newFiles, opened, sharedEdits } from './new-collection/skeleton.ts';

const [things = '', listAddress = '', recordAddress = '', feature = ''] = process.argv.slice(2);
const wanted = { things, listAddress, recordAddress, feature };
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
const closedPaths = readFileSync(CLOSED_PATHS_FILE, 'utf8');
if (opened(closedPaths, wanted) !== closedPaths) changed.set(CLOSED_PATHS_FILE, opened(closedPaths, wanted));
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
console.log('Next: npm run rules && npm run data-model && npm run format; then docs/adding-a-collection.md.');

function takenIn(some: Readonly<Record<string, string>>): string | null {
  const taken = Object.keys(some).filter((path) => existsSync(path));
  return taken.length === 0 ? null : `These files are there already: ${taken.join(', ')}`;
}
