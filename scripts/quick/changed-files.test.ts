import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';

let folder = '';
const git = (...parameters: string[]) => {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@tests.example'];
  execFileSync('git', [...author, ...parameters], { cwd: folder, stdio: 'ignore' });
};
const write = (name: string) => writeFileSync(join(folder, name), `${name}\n`);
const commit = (name: string) => {
  write(name);
  git('add', '.');
  git('commit', '-q', '-m', name);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quick-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the changed files', () => {
  it('are unknown without a repository', () => {
    expect(changedFiles(folder, null)).toBeNull();
  });

  it('are unknown in a clone of a single commit', () => {
    git('init', '-q', '-b', 'main');
    commit('a.ts');
    expect(changedFiles(folder, null)).toBeNull();
  });

  it('are those of the last commit on a clean main', () => {
    git('init', '-q', '-b', 'main');
    commit('a.ts');
    commit('b.ts');
    expect(changedFiles(folder, null)).toEqual({ since: 'the last commit', paths: ['b.ts'] });
  });

  it('are those of the branch, of the working tree and those not added yet, a deleted one included', () => {
    git('init', '-q', '-b', 'main');
    commit('a.ts');
    commit('c.ts');
    git('checkout', '-q', '-b', 'work');
    commit('b.ts');
    rmSync(join(folder, 'c.ts'));
    write('with space.ts');
    expect(changedFiles(folder, null)?.paths).toEqual(['b.ts', 'c.ts', 'with space.ts']);
  });

  it('are compared with a base that was asked for, which must exist', () => {
    git('init', '-q', '-b', 'main');
    for (const name of ['a.ts', 'b.ts', 'c.ts']) commit(name);
    expect(changedFiles(folder, 'HEAD~2')?.paths).toEqual(['b.ts', 'c.ts']);
    expect(() => changedFiles(folder, 'nothing')).toThrow('git knows no nothing');
  });
});
