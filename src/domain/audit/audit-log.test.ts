import { describe, expect, it } from 'vitest';
import { AUDIT_GROUPS, auditEntrySchema, changesOf, nameInEntry } from './audit-log.ts';

const entry = { entryId: 'e', action: 'zoo.renamed', by: 'ana', subjectId: 'zoo-1', atUnix: 1, details: {} };

describe('the groups of the audit log', () => {
  it('hold each action once, and not more than one question may name', () => {
    const all = Object.values(AUDIT_GROUPS).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const group of Object.values(AUDIT_GROUPS)) expect(group.length).toBeLessThanOrEqual(30);
  });
});

describe('an entry of the audit log', () => {
  it('is read with an action that is known', () => {
    expect(auditEntrySchema.safeParse(entry).success).toBe(true);
    expect(auditEntrySchema.safeParse({ ...entry, action: 'zoo.sold' }).success).toBe(false);
  });
  it('tells of texts before and after, and of people who came and left', () => {
    const details = {
      zooName: { before: 'A', after: 'B' },
      staffAccess: { added: ['x'], removed: [] },
      name: 'Savane',
      failures: 3,
    };
    expect(changesOf({ details })).toEqual([
      { field: 'zooName', before: 'A', after: 'B', added: [], removed: [] },
      { field: 'staffAccess', before: null, after: null, added: ['x'], removed: [] },
    ]);
  });
  it.each([
    [{ name: 'Savane' }, 'Savane'],
    [{ device: 'Firefox, Android' }, 'Firefox, Android'],
    [{ title: { before: 'A', after: 'B' } }, 'B'],
    [{ title: { before: 'A', after: null } }, 'A'],
    [{ name: '', failures: 3 }, null],
    [{}, null],
  ])('with the details %j names its subject %j', (details, name) => {
    expect(nameInEntry({ details })).toBe(name);
  });
});
