/** The local Cloud Storage: client SDKs, firebase-admin, signed addresses and rules on one port. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Caller } from '../firestore/contract.ts';
import type { RulesDatabase, RulesIssue } from '../rules/index.ts';
import { Gate } from './access/gate.ts';
import { type RulesFile, StorageRulesets } from './access/rulesets.ts';
import { diskContents } from './content/disk-contents.ts';
import { memoryContents } from './content/memory-contents.ts';
import { damagedCopiesIn } from './damaged-files.ts';
import { Faults } from './faults/faults.ts';
import { createHttpServer } from './http/server.ts';
import { jsonForm } from './json-api/form.ts';
import { noJournal, openJournal } from './objects/journal.ts';
import { ObjectStore } from './objects/object-store.ts';
import type { StoredObject } from './objects/stored-object.ts';
import { ObjectTable } from './objects/table.ts';
import { projectOfBucket } from './projects.ts';
import type { Service } from './service.ts';
import { exportObjects, importObjects, removals } from './state-transfer.ts';
import { noSessionFiles, sessionFilesIn } from './uploads/session-files.ts';
import { UploadSessions } from './uploads/sessions.ts';

/** More than any file of a test, less than a disk that fills by mistake. */
const MAX_BODY = 2 * 1024 * 1024 * 1024;

export type StorageServerOptions = {
  readonly host: string;
  /** 0 chooses a free port */
  readonly port: number;
  /** the project of the buckets */
  readonly projectId: string;
  /** folder of the files and their metadata; null keeps everything in memory */
  readonly dataFolder: string | null;
  /** the Firestore that rules read, by project */
  readonly documents: (project: string) => Pick<RulesDatabase, 'get'>;
  readonly now?: () => number;
  readonly log?: (line: string) => void;
  /** maximum bytes of one request */
  readonly largestBody?: number;
};

/** An event for functions: the object in the form of the JSON interface. */
export type StorageEvent = {
  readonly action: 'finalized' | 'deleted' | 'metadataUpdated' | 'archived';
  readonly object: { readonly bucket: string; readonly name: string } & Readonly<Record<string, unknown>>;
  readonly time: string;
};

export type StorageServer = {
  readonly port: number;
  readonly faults: Faults;
  /** Errors leave the former rules in force. */
  setRules(files: readonly RulesFile[]): readonly RulesIssue[];
  /** Calls the listener after each change, in order; returns the function that removes it. */
  onEvent(listener: (event: StorageEvent) => void): () => void;
  /** Writes every file and its metadata into a folder; returns how many. */
  exportTo(folder: string): Promise<number>;
  /** Replaces all files with those of such a folder, or changes nothing and throws; returns how many. */
  importFrom(folder: string): Promise<number>;
  /** Deletes everything, without events. */
  clear(): Promise<void>;
  /** Frees the port and waits for pending writes. */
  close(): Promise<void>;
};

/** Starts the server; a busy port rejects with an error whose `code` is EADDRINUSE. */
export async function startStorage(options: StorageServerOptions): Promise<StorageServer> {
  const { host, port, projectId, documents, now = Date.now, log = () => undefined } = options;
  const { store, sessions } = await openStore(options.dataFolder, now, log);
  const rulesets = new StorageRulesets();
  const projectOf = (bucket: string, caller: Caller): string => projectOfBucket(bucket, caller, projectId);
  const service: Service = {
    store,
    sessions,
    rulesets,
    gate: new Gate({ rulesets, documents, projectOf, now, log }),
    faults: new Faults(),
    log,
    async clear() {
      await sessions.clear();
      await store.change(() => ({ changes: removals(store), result: null }), true);
    },
  };
  const http = createHttpServer(service, options.largestBody ?? MAX_BODY);
  try {
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject);
      http.listen(port, host, resolve);
    });
  } catch (error) {
    await store.close();
    throw error;
  }
  const address = http.address() as AddressInfo;
  const origin = `http://${host}:${address.port}`;
  return {
    port: address.port,
    faults: service.faults,
    setRules: (files) => rulesets.load(files),
    onEvent: (listener) =>
      store.onEvent(({ type, object }) => {
        const form = { ...jsonForm(object, origin), bucket: object.bucket, name: object.name };
        listener({ action: type, object: form, time: type === 'deleted' ? store.now() : object.updated });
      }),
    exportTo: (folder) => exportObjects(store, folder),
    importFrom: (folder) => importObjects(store, folder),
    clear: () => service.clear(),
    async close() {
      const closed = new Promise<void>((resolve) => void http.close(() => resolve()));
      http.closeAllConnections();
      await closed;
      await sessions.close();
      await store.close();
    },
  };
}

async function openStore(
  dataFolder: string | null,
  now: () => number,
  log: (line: string) => void,
): Promise<{ store: ObjectStore; sessions: UploadSessions }> {
  const table = new ObjectTable();
  if (dataFolder === null) {
    const contents = memoryContents();
    const store = new ObjectStore({ table, contents, journal: noJournal, now });
    return { store, sessions: new UploadSessions({ contents, files: noSessionFiles, now: Date.now }) };
  }
  const contents = await diskContents(dataFolder);
  const kept = await contents.keptIds();
  const journal = await openJournal(dataFolder, table, { hasBytes: kept.size > 0, log });
  const store = new ObjectStore({ table, contents, journal, now });
  const uploads = join(dataFolder, 'uploads');
  const sessions = new UploadSessions({ contents, files: await sessionFilesIn(uploads, log), now: Date.now });
  const unfinished = await sessions.restore();
  const copies = [...(await damagedCopiesIn(dataFolder)), ...(await damagedCopiesIn(uploads))];
  const withoutBytes = [...table.all()].filter(({ contentId }) => !kept.has(contentId));
  const folders = `${join(dataFolder, 'kept')}, ${join(dataFolder, 'arriving')}`;
  if (withoutBytes.length > 0) log(missingBytes(withoutBytes, folders));
  if (copies.length > 0)
    log(
      `The local Storage removes no bytes that no file uses (${folders}) ` +
        `until you have saved what you need and removed ${copies.join(', ')}.`,
    );
  if (copies.length === 0 && withoutBytes.length === 0) {
    // Leftovers of a crash: bytes whose object was never acknowledged, or was replaced.
    await contents.sweep(new Set([...table.all()].map(({ contentId }) => contentId)), unfinished);
  }
  return { store, sessions };
}

function missingBytes(objects: readonly StoredObject[], folders: string): string {
  const names = objects.slice(0, 5).map(({ bucket, name }) => `${bucket}/${name}`);
  const more = objects.length > names.length ? ' and others' : '';
  return (
    `The bytes of ${objects.length} file${objects.length === 1 ? '' : 's'} are not on the disk (${names.join(', ')}${more}). ` +
    `No bytes that no file uses are removed (${folders}) until these files are stored anew or deleted.`
  );
}
