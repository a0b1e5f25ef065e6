import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { memoryContents } from '../content/memory-contents.ts';
import { deleteObject } from '../objects/change-object.ts';
import { noJournal } from '../objects/journal.ts';
import { ObjectStore } from '../objects/object-store.ts';
import { saveObject } from '../objects/save-object.ts';
import { readDescription } from '../objects/settings.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import { ObjectTable } from '../objects/table.ts';
import { jsonError } from '../json-api/form.ts';
import { sendError } from './answer.ts';
import { callOf } from './call.ts';
import { sendMedia } from './send-media.ts';

const file = { bucket: 'demo', name: 'x', conditions: {}, mayDo: () => undefined };

function emptyStore(): ObjectStore {
  return new ObjectStore({ table: new ObjectTable(), contents: memoryContents(), journal: noJournal, now: Date.now });
}

async function save(store: ObjectStore, text: string): Promise<StoredObject> {
  const writer = await store.contents.begin();
  await writer.append(Buffer.from(text));
  return saveObject(store, writer, { ...file, described: readDescription({ contentDisposition: text }) });
}

/** Answers a request with the object as a slow request once read it. */
async function answerWith(store: ObjectStore, object: StoredObject): Promise<Response> {
  const server = createServer((request, response) => {
    const call = callOf(request, response, { largestBody: 100, cutAfter: null });
    sendMedia(call, store, object, { cacheControl: 'no-store' }).catch((error: unknown) =>
      sendError(response, error, jsonError, () => undefined),
    );
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

it('an object that was replaced after it was read is sent in its new version', async () => {
  const store = emptyStore();
  const before = await save(store, 'before');
  const after = await save(store, 'and after');
  const answer = await answerWith(store, before);
  expect([answer.status, await answer.text()]).toEqual([200, 'and after']);
  expect(answer.headers.get('x-goog-generation')).toBe(after.generation);
  expect(answer.headers.get('content-disposition')).toBe('and after');
});

it('an object that was deleted after it was read is 404', async () => {
  const store = emptyStore();
  const before = await save(store, 'before');
  await deleteObject(store, { ...file, generation: null });
  const answer = await answerWith(store, before);
  expect([answer.status, answer.headers.get('content-disposition'), answer.headers.get('etag')]).toEqual([
    404,
    null,
    null,
  ]);
});
