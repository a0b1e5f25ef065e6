/** The code inside the browser: the web SDK's files, driven from the test through `window.files`. */
import { initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBlob,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import type { FirebaseStorage } from 'firebase/storage';

let clients = 0;

function open(port: number, bucket: string, userId: string | null): FirebaseStorage {
  clients += 1;
  const app = initializeApp({ projectId: 'demo-files', storageBucket: bucket, apiKey: 'none' }, `client-${clients}`);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', port, userId === null ? {} : { mockUserToken: { sub: userId } });
  return storage;
}

async function codeOf(operation: Promise<unknown>): Promise<string> {
  try {
    await operation;
    return 'ok';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

function sizeOfImage(address: string): Promise<string> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(`${image.naturalWidth}x${image.naturalHeight}`));
    image.addEventListener('error', () => resolve('broken'));
    image.src = address;
  });
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Every kind of operation once, each answering the value that the test expects. */
async function exercise(port: number, bucket: string): Promise<Record<string, unknown>> {
  const storage = open(port, bucket, 'ada');
  const results: Record<string, unknown> = {};
  const file = ref(storage, 'zoo/é 🦊.png');
  const { metadata } = await uploadBytes(file, new Blob(['hello'], { type: 'text/plain' }), {
    customMetadata: { a: 'é' },
  });
  results['uploaded'] = [metadata.fullPath, metadata.size, metadata.contentType, metadata.customMetadata];
  results['blob'] = await (await getBlob(file)).text();
  results['part'] = (await getBytes(file, 2)).byteLength;
  await updateMetadata(file, { cacheControl: 'no-store', customMetadata: { a: null as unknown as string, b: '2' } });
  const changed = await getMetadata(file);
  results['changed'] = [changed.cacheControl, changed.customMetadata, changed.metageneration];

  const big = new Uint8Array(1_500_000).map((_, index) => index % 251);
  const seen: number[] = [];
  const task = uploadBytesResumable(ref(storage, 'big'), big, { contentType: 'video/mp4' });
  task.on('state_changed', (snapshot) => void seen.push(snapshot.bytesTransferred));
  await task;
  const back = new Uint8Array(await getBytes(ref(storage, 'big')));
  results['big'] = back.length === big.length && back.every((byte, index) => byte === big[index]);
  results['progress'] = seen.length > 1 && seen.every((value, index) => index === 0 || value >= (seen[index - 1] ?? 0));

  await uploadString(ref(storage, 'pixel.png'), PIXEL, 'data_url');
  const address = await getDownloadURL(ref(storage, 'pixel.png'));
  results['image'] = await sizeOfImage(address);
  results['revoked'] = await sizeOfImage(address.replace(/token=.*/, 'token=other'));

  const listing = await listAll(ref(storage));
  results['listed'] = [listing.items.map(({ name }) => name), listing.prefixes.map(({ name }) => name)];
  await deleteObject(file);
  results['deleted'] = await codeOf(getMetadata(file));
  results['refused'] = await codeOf(uploadString(ref(open(port, bucket, null), 'x'), 'x'));
  results['unread'] = await codeOf(getBytes(ref(open(port, bucket, null), 'big')));
  return results;
}

/** Uploads in parts; returns how many bytes arrived. */
async function upload(port: number, bucket: string, name: string, size: number): Promise<number> {
  const task = uploadBytesResumable(ref(open(port, bucket, 'ada'), name), new Uint8Array(size));
  return (await task).metadata.size;
}

const files = { exercise, upload };

export type Files = typeof files;

(globalThis as unknown as { files: Files }).files = files;
