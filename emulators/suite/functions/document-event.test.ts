import { describe, expect, it } from 'vitest';
import { changesNothing, cloudEvent, firesOn, parseDocumentName, timestamp, updateMask } from './document-event.ts';
import { legacyDocumentEvent } from './legacy-event.ts';

const document = {
  name: 'projects/p/databases/(default)/documents/tasks/a',
  createTime: 1n,
  updateTime: 1n,
  fields: {},
};

describe('triggers and document events', () => {
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

it('splits full names only', () => {
  expect(parseDocumentName('projects/p/databases/(default)/documents/tasks/a/runs/b')).toEqual({
    project: 'p',
    database: '(default)',
    path: 'tasks/a/runs/b',
  });
  expect(parseDocumentName('tasks/a')).toBeNull();
});

it('recognises that a write changed no field, whatever the order of the fields', () => {
  const before = { fields: { a: { integerValue: '1' }, b: { stringValue: 'x' } }, updateTime: '2026-01-01T00:00:00Z' };
  const after = { fields: { b: { stringValue: 'x' }, a: { integerValue: '1' } }, updateTime: '2026-01-02T00:00:00Z' };
  expect(changesNothing({ before, after })).toBe(true);
  expect(changesNothing({ before, after: { fields: {} } })).toBe(false);
  expect(changesNothing({ before: null, after: {} })).toBe(false);
});

it('formats times in microseconds', () => {
  expect(timestamp(1_767_225_600_000_007n)).toBe('2026-01-01T00:00:00.000007Z');
});

const change = {
  project: 'p',
  database: '(default)',
  path: 'tasks/a',
  before: null,
  after: { fields: {} },
  version: 1_000_000n,
  author: { authtype: 'unknown', authid: 'u1' },
};

it('makes the event that the functions SDK reads', () => {
  const event = cloudEvent(change, 'google.cloud.firestore.document.v1.created', 'europe-west3');
  expect(event).toMatchObject({
    type: 'google.cloud.firestore.document.v1.created',
    source: '//firestore.googleapis.com/projects/p/databases/(default)',
    subject: 'documents/tasks/a',
    document: 'tasks/a',
    location: 'europe-west3',
    datacontenttype: 'application/json',
    data: { value: { fields: {} }, oldValue: {} },
  });
  expect(event).not.toHaveProperty('authid');
});

it('names the author only to functions that ask for it', () => {
  const event = cloudEvent(change, 'google.cloud.firestore.document.v1.created.withAuthContext', 'europe-west3');
  expect(event).toMatchObject({ authtype: 'unknown', authid: 'u1' });
});

it('makes the event of first-generation functions', () => {
  expect(legacyDocumentEvent(change, 'providers/cloud.firestore/eventTypes/document.create')).toEqual({
    eventId: '1000000-tasks/a',
    eventType: 'providers/cloud.firestore/eventTypes/document.create',
    timestamp: '1970-01-01T00:00:01.000000Z',
    resource: 'projects/p/databases/(default)/documents/tasks/a',
    data: { value: { fields: {} }, oldValue: {}, updateMask: {} },
  });
});

it('lists changed fields for updates only', () => {
  const before = { name: 'a', fields: { n: { integerValue: '1' } } };
  const after = { name: 'a', fields: { n: { integerValue: '2' } } };
  expect(updateMask({ before, after })).toEqual({ fieldPaths: ['n'] });
  expect(updateMask({ before: null, after })).toEqual({});
  expect(updateMask({ before, after: null })).toEqual({});
});
