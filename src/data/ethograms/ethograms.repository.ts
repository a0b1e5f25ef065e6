import { doc, type Firestore, getDoc } from 'firebase/firestore';
import { archiveEthogramContract, publishEthogramContract, saveEthogramContract } from '#domain/callables/ethograms.ts';
import { appError } from '#domain/errors/app-error.ts';
import {
  type Ethogram,
  ethogramSchema,
  type EthogramVersion,
  ethogramVersionSchema,
} from '#domain/ethograms/ethogram.ts';
import {
  EMPTY_ETHOGRAM_TABLE,
  ETHOGRAM_REGISTER_PART,
  ETHOGRAM_TABLE,
  type EthogramTable,
  ethogramTableSchema,
} from '#domain/ethograms/ethogram-table.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { callOf } from '../callables/call-function.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { toAppError } from '../firebase/failure.ts';
import { watchBundle } from '../firebase/watch-bundle.ts';
import { watchDocument } from '../firebase/watch-document.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';

/** A published version of an ethogram. */
export type OneVersion = { readonly ethogramId: string; readonly number: number };

/** The server's changes of ethograms; each fails with a code of the catalogue of errors. */
const calls = {
  save: callOf(saveEthogramContract),
  publish: callOf(publishEthogramContract),
  archive: callOf(archiveEthogramContract),
};

export type EthogramsRepository = typeof calls & {
  /** Listens to the list of an owner's ethograms, one document; empty while there is none. Null: the official ones. */
  watchTable(zooId: string | null, watcher: Watcher<EthogramTable>): Unwatch;
  /** Listens to one ethogram as its editors left it; 'ethogram/not-found' when there is none of that id. */
  watchOne(ethogramId: string, watcher: Watcher<Ethogram>): Unwatch;
  /** Returns a published version, which never changes; 'ethogram/not-found' when there is none. */
  readVersion(version: OneVersion): Promise<Result<EthogramVersion>>;
};

const NOT_FOUND = appError('ethogram/not-found');
const ethogramOf = documentReader<Ethogram>(ethogramSchema);
const versionOf = documentReader<EthogramVersion>(ethogramVersionSchema);

/** Returns the ethograms of a database, with the server's calls. */
export function ethogramsRepository(database: Firestore): EthogramsRepository {
  return {
    ...calls,
    watchTable(zooId, watcher) {
      const at =
        zooId === null
          ? { collection: 'various', id: ETHOGRAM_TABLE }
          : { collection: `zoo/${zooId}/ethogramRegister`, id: ETHOGRAM_REGISTER_PART };
      return watchBundle(database, { ...at, schema: ethogramTableSchema, empty: EMPTY_ETHOGRAM_TABLE }, watcher);
    },
    watchOne: (id, watcher) => watchDocument(database, { collection: 'ethograms', id }, ethogramOf, NOT_FOUND, watcher),
    async readVersion({ ethogramId, number }) {
      try {
        const found = await getDoc(doc(database, 'ethograms', ethogramId, 'versions', String(number)));
        const data = found.data();
        return data === undefined ? fail(NOT_FOUND) : versionOf(found.id, data);
      } catch (error) {
        return fail(toAppError(error, 'data/ethograms'));
      }
    },
  };
}
