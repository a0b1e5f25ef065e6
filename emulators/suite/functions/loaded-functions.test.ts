import { describe, expect, it } from 'vitest';
import { newestGeneration } from './functions-client.ts';
import { readLoadedFunctions } from './loaded-functions.ts';

/** As in the response of firebase-tools 15.34.2. */
const named = (name: string) => ({
  entryPoint: name,
  name,
  region: 'europe-west3',
  id: `europe-west3-${name}`,
  timeoutSeconds: 60,
});
const filters = { database: '(default)', namespace: '(default)' };
const answer = {
  backends: [
    {
      functionTriggers: [
        { ...named('hello'), httpsTrigger: {} },
        {
          ...named('deep'),
          eventTrigger: {
            eventType: 'google.cloud.firestore.document.v1.updated',
            eventFilters: filters,
            eventFilterPathPatterns: { document: 'zoo/{zooId}' },
          },
        },
        {
          ...named('exact'),
          eventTrigger: {
            eventType: 'google.cloud.firestore.document.v1.deleted.withAuthContext',
            eventFilters: { ...filters, document: 'various/version' },
            eventFilterPathPatterns: {},
          },
        },
        {
          ...named('nightly'),
          eventTrigger: { eventType: 'pubsub', resource: '' },
          schedule: { schedule: 'every day 03:00', timeZone: null },
        },
        {
          ...named('upload'),
          eventTrigger: {
            eventType: 'google.cloud.storage.object.v1.finalized',
            resource: 'demo-a.appspot.com',
            eventFilters: { bucket: 'demo-a.appspot.com' },
          },
        },
        {
          ...named('uploadOld'),
          eventTrigger: {
            eventType: 'google.storage.object.finalize',
            resource: 'projects/_/buckets/demo-a.appspot.com',
          },
        },
        {
          ...named('old'),
          eventTrigger: {
            eventType: 'providers/cloud.firestore/eventTypes/document.write',
            resource: 'projects/demo-a/databases/(default)/documents/zoo/{zooId}',
          },
        },
        { ...named('account'), eventTrigger: { eventType: 'providers/firebase.auth/eventTypes/user.create' } },
      ],
    },
  ],
};

describe('reading loaded functions', () => {
  it('distinguishes the kinds of functions', () => {
    expect(readLoadedFunctions(answer).map(({ name, kind }) => [name, kind])).toEqual([
      ['hello', { on: 'request' }],
      ['deep', documentKind('updated', 'google.cloud.firestore.document.v1.updated', 'zoo/{zooId}')],
      [
        'exact',
        documentKind('deleted', 'google.cloud.firestore.document.v1.deleted.withAuthContext', 'various/version'),
      ],
      ['nightly', { on: 'schedule', expression: 'every day 03:00', timeZone: 'UTC' }],
      ['upload', objectKind('cloudevent', 'google.cloud.storage.object.v1.finalized')],
      ['uploadOld', objectKind('legacy', 'google.storage.object.finalize')],
      [
        'old',
        {
          ...documentKind('written', 'providers/cloud.firestore/eventTypes/document.write', 'zoo/{zooId}'),
          form: 'legacy',
        },
      ],
      ['account', { on: 'other' }],
    ]);
  });

  it('marks the functions with retry', () => {
    const retrying = readLoadedFunctions(answer, new Set(['deep'])).filter(({ retries }) => retries);
    expect(retrying.map(({ name }) => name)).toEqual(['deep']);
  });

  it('reports plainly that the format has changed', () => {
    expect(() => readLoadedFunctions({})).toThrow('"backends" is missing in the answer of /backends');
    expect(() => readLoadedFunctions({ backends: [{ functionTriggers: [{ name: 'x' }] }] })).toThrow(
      /has changed its form/,
    );
  });
});

it('finds the generation of a trigger in the error about another one', () => {
  const refusal = 'Function a-x-0 does not exist, valid functions are: europe-west3-hello, a-xy-4, a-x-0, a-x-2, a-z-3';
  expect(newestGeneration(refusal, 'a-x')).toBe(2);
  expect(newestGeneration(refusal, 'a-q')).toBeNull();
});

function documentKind(change: string, eventType: string, pattern: string) {
  return { on: 'document', form: 'cloudevent', change, eventType, database: '(default)', pattern };
}

function objectKind(form: string, eventType: string) {
  return { on: 'object', form, eventType, bucket: 'demo-a.appspot.com' };
}
