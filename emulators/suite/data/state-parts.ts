import type { Backend } from '../../firestore/contract.ts';
import type { AccountsTransfer } from './accounts-transfer.ts';

/** Stored files, as the storage service takes them out and puts them back. */
export type FilesTransfer = {
  /** Writes every file and its metadata below the folder. */
  exportTo(folder: string): Promise<unknown>;
  /** Puts the files of the folder in the place of those that are there. */
  importFrom(folder: string): Promise<unknown>;
};

/** What a suite keeps: everything that an export holds. A part that does not run is null. */
export type StateParts = {
  readonly projectId: string;
  readonly backend: Pick<Backend, 'everyDocument' | 'toWire' | 'putDocuments' | 'clear'>;
  readonly accounts: AccountsTransfer | null;
  readonly files: FilesTransfer | null;
};

/** Where each part lies in an export. */
export const PART_FOLDERS = { firestore: 'firestore', accounts: 'auth', files: 'storage' } as const;
export const DOCUMENTS_FILE = 'documents.jsonl';
