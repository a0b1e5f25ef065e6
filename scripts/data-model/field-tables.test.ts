import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUPS } from '../../src/domain/collections/groups.ts';
import { USERS } from '../../src/domain/collections/users.ts';
import { tableOf, withFieldTables } from './field-tables.ts';

const page = readFileSync('docs/data-model.md', 'utf8');

describe('the tables of fields in docs/data-model.md', () => {
  it('are up to date with the declarations; `npm run data-model` writes them anew', () => {
    expect(withFieldTables(page)).toBe(page);
  });
  it('cannot be written without their markers', () => {
    expect(() => withFieldTables('# Data model')).toThrow('lacks the markers');
  });
});

describe('the table of a collection', () => {
  const rowOf = (table: string, field: string) =>
    table
      .split('\n')
      .find((line) => line.startsWith(`| ${field} `))
      ?.replaceAll(/ +/g, ' ');
  it('says the limit of a field and who writes it', () => {
    expect(rowOf(tableOf(GROUPS), 'memo')).toBe('| memo | text ≤ 5,000, lines and tabs | browser |');
    expect(rowOf(tableOf(GROUPS), 'animalsCount')).toBe('| animalsCount | whole number | server |');
    expect(rowOf(tableOf(GROUPS), 'value')).toBe('| value | copy of groupId | browser, once |');
    expect(rowOf(tableOf(USERS), 'userId')).toBe('| userId | id of the document | server |');
  });
  it('says what opens each access', () => {
    expect(tableOf(GROUPS)).toContain(
      'get: `group.read`; list: `group.read`; create: `group.edit`; update: `group.edit`; delete: server.',
    );
  });
});
