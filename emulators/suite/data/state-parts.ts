import type { Backend } from '../../firestore/contract.ts';
import type { AccountsTransfer } from './accounts-transfer.ts';

/** Stored files, as the storage service exports and imports them. */
export type FilesTransfer = {
  /** Writes every file and its metadata below the folder. */
  exportTo(folder: string): Promise<unknown>;
  /** Replaces all files with those of the folder. */
  importFrom(folder: string): Promise<unknown>;
};

/** The parts of a suite's state, as in an export. A part that does not run is null. */
export type StateParts = {
  readonly projectId: string;
  readonly backend: Pick<Backend, 'everyDocument' | 'toWire' | 'putDocuments' | 'clear'>;
  readonly accounts: AccountsTransfer | null;
  readonly files: FilesTransfer | null;
};

/** The paths of the parts in an export. */
export const PART_FOLDERS = { firestore: 'firestore', accounts: 'auth', files: 'storage' } as const;
export const DOCUMENTS_FILE = 'documents.jsonl';
