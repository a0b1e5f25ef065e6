import { describe, expect, it } from 'vitest';
import { newestGeneration } from './functions-client.ts';
import { readLoadedFunctions } from './loaded-functions.ts';

/** As firebase-tools 15.34.2 answers. */
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
          eventTrigger: { eventType: 'google.cloud.storage.object.v1.finalized', eventFilters: {} },
        },
      ],
    },
  ],
};

describe('readLoadedFunctions', () => {
  it('tells the kinds of functions apart', () => {
    expect(readLoadedFunctions(answer).map(({ name, kind }) => [name, kind])).toEqual([
      ['hello', { on: 'request' }],
      ['deep', documentKind('updated', 'google.cloud.firestore.document.v1.updated', 'zoo/{zooId}')],
      [
        'exact',
        documentKind('deleted', 'google.cloud.firestore.document.v1.deleted.withAuthContext', 'various/version'),
      ],
      ['nightly', { on: 'schedule', expression: 'every day 03:00', timeZone: 'UTC' }],
      ['upload', { on: 'other' }],
    ]);
  });

  it('says plainly that the form has changed', () => {
    expect(() => readLoadedFunctions({})).toThrow('"backends" is missing in the answer of /backends');
    expect(() => readLoadedFunctions({ backends: [{ functionTriggers: [{ name: 'x' }] }] })).toThrow(
      /has changed its form/,
    );
  });
});

it('finds the generation of a trigger in the refusal of another', () => {
  const refusal = 'Function a-x-0 does not exist, valid functions are: europe-west3-hello, a-xy-4, a-x-0, a-x-2, a-z-3';
  expect(newestGeneration(refusal, 'a-x')).toBe(2);
  expect(newestGeneration(refusal, 'a-q')).toBeNull();
});

function documentKind(change: string, eventType: string, pattern: string) {
  return { on: 'document', change, eventType, database: '(default)', pattern };
}
