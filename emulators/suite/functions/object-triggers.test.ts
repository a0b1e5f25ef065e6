import { expect, it } from 'vitest';
import type { Delivery } from './delivery.ts';
import type { FunctionKind, LoadedFunction } from './loaded-functions.ts';
import type { ObjectAction } from './object-event.ts';
import { startObjectTriggers } from './object-triggers.ts';

const BUCKET = 'demo-a.appspot.com';

function scene() {
  const pushed: Delivery[] = [];
  const triggers = startObjectTriggers({ push: (delivery) => void pushed.push(delivery) });
  const happen = (action: ObjectAction, name: string, bucket = BUCKET) =>
    triggers.deliver({ action, object: { bucket, name, size: '3' } });
  const list = () => pushed.map(({ target, about }) => `${target.name} ${about}`);
  return { triggers, happen, list, pushed };
}

function told(name: string, eventType: string, form: 'cloudevent' | 'legacy' = 'cloudevent'): LoadedFunction {
  const kind: FunctionKind = { on: 'object', form, eventType, bucket: BUCKET };
  return { id: `r-${name}`, name, region: 'r', timeoutSeconds: 60, retries: false, kind };
}

const stored = told('stored', 'google.cloud.storage.object.v1.finalized');
const storedOld = told('storedOld', 'google.storage.object.finalize', 'legacy');
const gone = told('gone', 'google.cloud.storage.object.v1.deleted');

it('functions of both generations get the events they asked for, of their bucket only', () => {
  const { triggers, happen, list } = scene();
  triggers.setFunctions([stored, storedOld, gone]);
  happen('finalized', 'a.png');
  happen('deleted', 'a.png');
  happen('metadataUpdated', 'a.png');
  happen('finalized', 'a.png', 'elsewhere');
  expect(list()).toEqual(['stored a.png', 'storedOld a.png', 'gone a.png']);
});

it('events before the functions were loaded are kept, and events while paused are dropped', () => {
  const { triggers, happen, list } = scene();
  happen('finalized', 'early.png');
  triggers.setPaused(true);
  happen('finalized', 'quiet.png');
  triggers.setPaused(false);
  triggers.setFunctions([stored]);
  expect(list()).toEqual(['stored early.png']);
});

it('the event has the format of its generation', () => {
  const { triggers, happen, pushed } = scene();
  triggers.setFunctions([stored, storedOld]);
  happen('finalized', 'x/a.png');
  expect(pushed.map(({ event }) => event())).toMatchObject([
    { specversion: '1.0', bucket: BUCKET, subject: 'objects/x/a.png', data: { name: 'x/a.png', size: '3' } },
    {
      eventType: 'google.storage.object.finalize',
      resource: { name: `projects/_/buckets/${BUCKET}/objects/x/a.png` },
      data: { name: 'x/a.png' },
    },
  ]);
});
