import { describe, expect, it } from 'vitest';
import { changesNothing, cloudEvent, firesOn, parseDocumentName, timestamp } from './document-event.ts';

const document = {
  name: 'projects/p/databases/(default)/documents/tasks/a',
  createTime: 1n,
  updateTime: 1n,
  fields: {},
};

describe('firesOn', () => {
  it.each([
    ['created', [true, false, false]],
    ['updated', [false, true, false]],
    ['deleted', [false, false, true]],
    ['written', [true, true, true]],
  ] as const)('%s', (kind, expected) => {
    const changes = [
      { before: null, after: document },
      { before: document, after: document },
      { before: document, after: null },
    ];
    expect(changes.map((change) => firesOn(kind, change))).toEqual(expected);
  });
});

it('splits full names and nothing else', () => {
  expect(parseDocumentName('projects/p/databases/(default)/documents/tasks/a/runs/b')).toEqual({
    project: 'p',
    database: '(default)',
    path: 'tasks/a/runs/b',
  });
  expect(parseDocumentName('tasks/a')).toBeNull();
});

it('sees that a write changed no field, whatever the order of the fields', () => {
  const before = { fields: { a: { integerValue: '1' }, b: { stringValue: 'x' } }, updateTime: '2026-01-01T00:00:00Z' };
  const after = { fields: { b: { stringValue: 'x' }, a: { integerValue: '1' } }, updateTime: '2026-01-02T00:00:00Z' };
  expect(changesNothing({ before, after })).toBe(true);
  expect(changesNothing({ before, after: { fields: {} } })).toBe(false);
  expect(changesNothing({ before: null, after: {} })).toBe(false);
});

it('writes times in microseconds', () => {
  expect(timestamp(1_767_225_600_000_007n)).toBe('2026-01-01T00:00:00.000007Z');
});

it('makes the event that the functions SDK reads', () => {
  const change = {
    project: 'p',
    database: '(default)',
    path: 'tasks/a',
    before: null,
    after: { fields: {} },
    version: 1_000_000n,
  };
  expect(cloudEvent(change, 'google.cloud.firestore.document.v1.created', 'europe-west3')).toMatchObject({
    type: 'google.cloud.firestore.document.v1.created',
    source: '//firestore.googleapis.com/projects/p/databases/(default)',
    subject: 'documents/tasks/a',
    document: 'tasks/a',
    location: 'europe-west3',
    datacontenttype: 'application/json',
    data: { value: { fields: {} }, oldValue: {} },
  });
});
