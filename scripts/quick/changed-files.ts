/** Asks git which files changed. */
import { execFileSync } from 'node:child_process';

/** The changed paths with the state they are compared with. */
export type Change = { readonly since: string; readonly paths: readonly string[] };

/**
 * Returns the files of this folder that differ from the merge base with `base` (by default main), uncommitted, new and deleted
 * ones included. On main itself with nothing uncommitted it returns the files of the last commit. Returns null where there is
 * no history to compare with: no git, no repository, or a clone of a single commit with nothing changed.
 *
 * @throws Error when `base` was asked for and is not known
 */
export function changedFiles(folder: string, base: string | null): Change | null {
  const git = (...parameters: string[]) => ask(folder, parameters);
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD');
  if (head === null) return null;
  const known = (base === null ? ['main', 'origin/main', 'HEAD'] : [base]).find(
    (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== null,
  );
  if (known === undefined) throw new Error(`git knows no ${base}`);
  const since = (git('merge-base', known, 'HEAD') ?? head).trim();
  const changed = differences(git, since);
  if (changed.length > 0) return { since: `${known} (${since.slice(0, 7)})`, paths: changed };
  const before = git('rev-parse', '--verify', '--quiet', 'HEAD~1');
  return before === null ? null : { since: 'the last commit', paths: differences(git, before.trim()) };
}

function differences(git: (...parameters: string[]) => string | null, since: string): string[] {
  // Both sides of a renamed file: what imports the old name is reached as well.
  const tracked = git('diff', '--name-only', '--no-renames', '-z', '--relative', since) ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z') ?? '';
  return [...new Set(`${tracked}\0${untracked}`.split('\0'))].filter((path) => path !== '').toSorted();
}

/** Null when git is not there or refuses. */
function ask(folder: string, parameters: readonly string[]): string | null {
  try {
    return execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}
