/** The throughput of one client over gRPC to a server in another process: bare calls, and firebase-admin. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { Client, credentials, Metadata } from '../../emulators/firestore/transports/grpc/client.ts';
import { encodeMessage } from '../../emulators/firestore/transports/protobuf/encode.ts';
import { messageShape } from '../../emulators/firestore/transports/protobuf/shape.ts';
import { HOST } from '../../emulators/suite/ports.ts';
import { measurePace, type Spread, spreadOf } from './pace.ts';
import { startServerApart } from './server-apart.ts';

/** Small documents in a small collection; a query finds this many of them. */
export const FOUND = 5;
const DOCUMENTS = 200;
const IN_FLIGHT = 32;
const ROUND_MS = 1000;
const PROJECT = 'demo-bench';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const COLLECTION = 'animals';

export type OneClientPace = { readonly client: string; readonly operation: string; readonly perSecond: Spread };

type Operation = { readonly client: string; readonly operation: string; readonly run: (call: number) => Promise<void> };

/** Measures gets and small queries of both clients in turns; the first round warms up. */
export async function measureOneClient(root: string, rounds: number): Promise<readonly OneClientPace[]> {
  const server = await startServerApart(root);
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${server.port}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: PROJECT }, 'one-client');
  const bare = new Client(`${HOST}:${server.port}`, credentials.createInsecure());
  try {
    const admin = getFirestore(app);
    await plant(admin);
    const measured = [...bareOperations(bare), ...adminOperations(admin)].map((one) => ({
      ...one,
      paces: [] as number[],
    }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const { run, paces } of measured) {
        const { perSecond } = await measurePace(run, { inFlight: IN_FLIGHT, milliseconds: ROUND_MS });
        if (round > 0) paces.push(perSecond);
      }
    }
    return measured.map(({ client, operation, paces }) => ({ client, operation, perSecond: spreadOf(paces) }));
  } finally {
    bare.close();
    await deleteApp(app);
    await server.close();
  }
}

async function plant(admin: Firestore): Promise<void> {
  const batch = admin.batch();
  for (let number = 0; number < DOCUMENTS; number += 1) {
    const animal = { name: `Animal ${number}`, sex: number % 2, group: number % (DOCUMENTS / FOUND), tame: false };
    batch.set(admin.collection(COLLECTION).doc(`animal-${number}`), animal);
  }
  await batch.commit();
}

function adminOperations(admin: Firestore): readonly Operation[] {
  const animals = admin.collection(COLLECTION);
  const client = 'firebase-admin';
  return [
    { client, operation: 'get', run: async (call) => expectCount([await animals.doc(idOf(call)).get()], 1) },
    {
      client,
      operation: 'query',
      run: async (call) => expectCount((await animals.where('group', '==', groupOf(call)).get()).docs, FOUND),
    },
  ];
}

/** Calls without the decoding of a library: only gRPC and the server. */
function bareOperations(client: Client): readonly Operation[] {
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const asBytes = (body: Buffer): Buffer => body;
  const get = (call: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = bytesOf('GetDocumentRequest', { name: `${ROOT}/${COLLECTION}/${idOf(call)}` });
      client.makeUnaryRequest(methodPath('GetDocument'), asBytes, asBytes, request, metadata, (error) =>
        error === null ? resolve() : reject(error),
      );
    });
  const query = (call: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = bytesOf('RunQueryRequest', { parent: ROOT, structuredQuery: groupQuery(groupOf(call)) });
      const stream = client.makeServerStreamRequest(methodPath('RunQuery'), asBytes, asBytes, request, metadata);
      const found: Buffer[] = [];
      stream.on('data', (answer: Buffer) => found.push(answer));
      stream.once('error', reject);
      stream.once('end', () => {
        expectCount(found, FOUND);
        resolve();
      });
    });
  return [
    { client: 'bare gRPC', operation: 'get', run: get },
    { client: 'bare gRPC', operation: 'query', run: query },
  ];
}

function groupQuery(group: number): object {
  return {
    from: [{ collectionId: COLLECTION }],
    where: {
      fieldFilter: { field: { fieldPath: 'group' }, op: 'EQUAL', value: { integerValue: String(group) } },
    },
  };
}

function bytesOf(message: string, value: object): Buffer {
  return Buffer.from(encodeMessage(messageShape(message), value));
}

function methodPath(method: string): string {
  return `/google.firestore.v1.Firestore/${method}`;
}

function idOf(call: number): string {
  return `animal-${call % DOCUMENTS}`;
}

function groupOf(call: number): number {
  return call % (DOCUMENTS / FOUND);
}

/** A fast wrong answer must not pass for speed. */
function expectCount(found: readonly unknown[], expected: number): void {
  if (found.length < expected) throw new Error(`${found.length} documents came instead of ${expected}.`);
}
