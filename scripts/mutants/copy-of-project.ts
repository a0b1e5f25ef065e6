import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PACKAGES = ['node_modules', 'functions/node_modules', 'emulators/node_modules'];

/**
 * Copies the project's files into a folder of its own, with links to the installed packages: faults never touch the
 * working copy. Returns the folder, and the function that deletes it.
 */
export function copyOfProject(root: string): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'enclos-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\n').filter(Boolean)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const packages of PACKAGES) {
    mkdirSync(join(folder, dirname(packages)), { recursive: true });
    symlinkSync(join(root, packages), join(folder, packages));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
