import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACCESSES, isOpen } from '../../src/domain/collections/declaration.ts';
import { COLLECTIONS } from '../../src/domain/collections/collections.ts';
import { ALLOWED_WRITES, DOCUMENTS, WRITERS } from './support/allowed-writes.ts';
import type { AllowedWrite } from './support/longest-values.ts';
import { compiled, decideInProcess } from './support/in-process.ts';
import { recordTable } from './support/tables.ts';

/** Firestore refuses a write beyond 1,000 expressions or 10 document reads. Every write leaves room below both. */
const MAX_EXPRESSIONS = 600;
const MAX_READS = 8;

type Measured = {
  readonly write: AllowedWrite;
  readonly by: string;
  readonly expressions: number;
  readonly reads: number;
};

const rules = compiled(readFileSync('firestore.rules', 'utf8'));

/** Returns the cost of a write for each person to whom the rules allow it. Expressions are counted with literals. */
function measuredOf(write: AllowedWrite): Measured[] {
  return WRITERS.flatMap((by) => {
    const path = write.path.replace('{uid}', by);
    const asked = { path, uid: by, ...write.documents(by), documents: DOCUMENTS };
    const { allowed, evaluated, documentsRead } = decideInProcess(rules, asked);
    return allowed ? [{ write, by, expressions: evaluated.withLiterals, reads: documentsRead }] : [];
  });
}

const measured = new Map(ALLOWED_WRITES.map((write) => [write, measuredOf(write)]));
const patterns = [...new Set(ALLOWED_WRITES.map(({ pattern }) => pattern))];
const WRITES = ACCESSES.filter((access) => access !== 'get' && access !== 'list');

/** Returns the costliest write by one of the two counts. */
function costliest(of: readonly Measured[], count: 'expressions' | 'reads'): Measured {
  return of.toSorted((left, right) => right[count] - left[count])[0] as Measured;
}

describe('the budget of the rules', () => {
  it('is measured over every kind of write that the registry opens', () => {
    const opened = Object.entries(COLLECTIONS).flatMap(([pattern, collection]) =>
      WRITES.filter((access) => isOpen(collection, access)).map((access) => `${access} ${pattern}`),
    );
    const tried = ALLOWED_WRITES.map(({ access, pattern }) => `${access} ${pattern}`);
    expect([...new Set(tried)].toSorted()).toEqual(opened.toSorted());
  });

  it('is measured over writes that the rules allow to somebody', () => {
    const refused = ALLOWED_WRITES.filter((write) => measured.get(write)?.length === 0);
    expect(refused.map(({ what, pattern }) => `${what} ${pattern}`)).toEqual([]);
  });

  it(`holds every write below ${MAX_EXPRESSIONS} expressions, counted with literals, and ${MAX_READS} document reads`, () => {
    const rows = patterns.map((pattern) => {
      const all = ALLOWED_WRITES.filter((write) => write.pattern === pattern).flatMap(
        (write) => measured.get(write) ?? [],
      );
      return { pattern, longest: costliest(all, 'expressions'), reads: costliest(all, 'reads').reads };
    });
    const lines = rows.map(({ pattern, longest, reads }) => {
      const { expressions, write, by } = longest;
      return `${pattern.padEnd(44)} ${String(expressions).padStart(5)} ${String(reads).padStart(5)}   ${write.what}, by ${by}`;
    });
    recordTable(['Largest write: expressions with literals, document reads', ...lines].join('\n  '));
    const over = [...measured.values()]
      .flat()
      .filter(({ expressions, reads }) => expressions > MAX_EXPRESSIONS || reads > MAX_READS);
    expect(
      over.map(
        ({ write, by, expressions, reads }) => `${write.what} ${write.pattern} by ${by}: ${expressions}, ${reads}`,
      ),
    ).toEqual([]);
  });
});
