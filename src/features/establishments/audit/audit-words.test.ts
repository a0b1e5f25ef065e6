import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DETAIL_KINDS } from '#domain/audit/audit-details.ts';
import { AUDIT_GROUPS } from '#domain/audit/audit-log.ts';

const { auditAction, auditField, auditGroup } = (
  JSON.parse(readFileSync('locales/fr/establishment.json', 'utf8')) as {
    values: Record<'auditAction' | 'auditField' | 'auditGroup', Record<string, string>>;
  }
).values;

it('every recorded action, its group and its details have a word, and no word is without one', () => {
  const actions = Object.values(AUDIT_GROUPS)
    .flat()
    .map((action) => action.replace('.', '_'));
  expect(Object.keys(auditAction).toSorted()).toEqual(actions.toSorted());
  expect(Object.keys(auditGroup).toSorted()).toEqual(Object.keys(AUDIT_GROUPS).toSorted());
  expect(Object.keys(auditField).toSorted()).toEqual(Object.keys(DETAIL_KINDS).toSorted());
});
