import { describe, expect, it } from 'vitest';
import { fieldChanges, MAX_LOGGED_IDS, MAX_LOGGED_TEXT } from './field-changes.ts';

const changes = (before: object, after: object) => fieldChanges({ ...before }, { ...after }, ['name', 'team']);

describe('the changes that the audit log keeps', () => {
  it('are none for equal fields, and for fields that nobody asked for', () => {
    expect(changes({ name: 'A', team: ['x'], other: 1 }, { name: 'A', team: ['x'], other: 2 })).toEqual({});
  });
  it('name a text before and after', () => {
    expect(changes({ name: 'A' }, { name: 'B' })).toEqual({ name: { before: 'A', after: 'B' } });
    expect(changes({}, { name: 'B' })).toEqual({ name: { before: null, after: 'B' } });
    expect(changes({ name: 'A' }, {})).toEqual({ name: { before: 'A', after: null } });
  });
  it('name the ids that came to a list and left it', () => {
    expect(changes({ team: ['x', 'y'] }, { team: ['y', 'z'] })).toEqual({ team: { added: ['z'], removed: ['x'] } });
    expect(changes({}, { team: ['z'] })).toEqual({ team: { added: ['z'], removed: [] } });
  });
  it('are none for a list in another order, or with an id twice', () => {
    expect(changes({ team: ['x', 'y'] }, { team: ['y', 'x', 'x'] })).toEqual({});
  });
  it.each([
    [MAX_LOGGED_TEXT, 'x'.repeat(MAX_LOGGED_TEXT)],
    [MAX_LOGGED_TEXT + 1, `${'x'.repeat(MAX_LOGGED_TEXT)}…`],
  ])('shorten a text of %i characters', (length, logged) => {
    expect(changes({}, { name: 'x'.repeat(length) })).toEqual({ name: { before: null, after: logged } });
  });
  it('keep a bounded number of ids, and texts alone', () => {
    const many = Array.from({ length: MAX_LOGGED_IDS + 1 }, (_, at) => `p${at}`);
    expect(changes({}, { team: [...many, 12] })).toEqual({
      team: { added: many.slice(0, MAX_LOGGED_IDS), removed: [] },
    });
  });
});
