import { describe, expect, it } from 'vitest';
import { AUDIT_GROUPS, auditEntrySchema, BY_SERVER, BY_STRANGER, nameInEntry } from './audit-log.ts';

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
  it('names the server and a stranger as the entries already stored do', () => {
    expect([BY_SERVER, BY_STRANGER]).toEqual(['server', 'unknown']);
  });
  it.each([
    [{ name: 'Savane' }, 'Savane'],
    [{ animalName: 'Nala', reason: 'âge' }, 'Nala'],
    [{ userMail: 'lou@parc.example' }, 'lou@parc.example'],
    [{ device: 'Firefox, Android' }, 'Firefox, Android'],
    [{ title: { before: 'A', after: 'B' } }, 'B'],
    [{ title: { before: 'A', after: null } }, 'A'],
    [{ name: '', failures: 3 }, null],
    [{}, null],
  ])('with the details %j names its subject %j', (details, name) => {
    expect(nameInEntry({ details })).toBe(name);
  });
});
