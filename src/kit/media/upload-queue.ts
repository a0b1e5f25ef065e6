import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { newId } from '#lib/new-id.ts';

type UploadStep = 'waiting' | 'preparing' | 'sending' | 'checking' | 'done' | 'failed';

/** A chosen file on its way: waiting its turn, made ready, sent, checked by the server, arrived, or failed. */
export type Upload = {
  readonly id: string;
  readonly name: string;
  readonly step: UploadStep;
  /** progress of the step, from 0 to 1 */
  readonly done: number;
  readonly failure: AppError | null;
  /** whether another try with the same file may succeed */
  readonly mayRetry: boolean;
  /** whether it can be stopped now, or, once it failed, taken off the list */
  readonly mayGiveUp: boolean;
};

/** The signal that stops a file, and the function that reports its step and the progress of the step, from 0 to 1. */
export type SendWay = {
  readonly signal: AbortSignal;
  readonly tell: (step: 'preparing' | 'sending' | 'checking', done?: number) => void;
};

/** Prepares and sends one file. Resolves to the error, or to null once the file has arrived. */
export type SendFile = (file: File, way: SendWay) => Promise<AppError | null>;

export type QueueOptions = {
  /** files on their way at the same time; a phone has the memory for one photo, a tablet for two files */
  readonly atOnce?: number;
  /** false where a file that is being sent always arrives, such as in the request of a callable */
  readonly stopsSending?: boolean;
  /** the error shown when `SendFile` rejects */
  readonly otherwise: ErrorCode;
};

/** Errors of the file itself or of the session: the same file fails again. */
const FINAL: readonly ErrorCode[] = [
  'attachment/type-invalid',
  'attachment/too-large',
  'picture/invalid',
  'picture/too-many-pixels',
  'demo/unauthorized-action',
];

/**
 * Returns a queue of files to send. A file that fails stays in the list with its error, and the others go on; a file
 * that arrived stays until the next files are chosen. Each file keeps the `SendFile` it was added with, also for
 * another try: it never goes to a record that is shown later.
 */
export function createUploadQueue({ atOnce = 1, stopsSending = true, otherwise }: QueueOptions) {
  let uploads: readonly Upload[] = [];
  let waiting: readonly string[] = [];
  const chosen = new Map<string, { readonly file: File; readonly send: SendFile }>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const show = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, differences: Partial<Upload>) =>
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...differences } : upload)));
  const forget = (ids: readonly string[]) => {
    waiting = waiting.filter((id) => !ids.includes(id));
    for (const id of ids) {
      chosen.delete(id);
      running.get(id)?.abort();
    }
    show(uploads.filter(({ id }) => !ids.includes(id)));
  };

  const start = async (id: string) => {
    const entry = chosen.get(id);
    if (entry === undefined) return;
    const controller = new AbortController();
    running.set(id, controller);
    const { signal } = controller;
    const tell: SendWay['tell'] = (step, done = 0) => {
      if (!signal.aborted) change(id, { step, done, mayGiveUp: step === 'preparing' || stopsSending });
    };
    const error = await entry.send(entry.file, { signal, tell }).catch(() => appError(otherwise));
    running.delete(id);
    if (!signal.aborted && error === null) {
      chosen.delete(id);
      change(id, { step: 'done', done: 1, mayGiveUp: false });
    } else if (!signal.aborted && error !== null) {
      change(id, { step: 'failed', failure: error, mayRetry: !FINAL.includes(error.code), mayGiveUp: true });
    }
    startNext();
  };

  const startNext = () => {
    while (running.size < atOnce) {
      const [id, ...others] = waiting;
      if (id === undefined) return;
      waiting = others;
      void start(id);
    }
  };

  return {
    list: () => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    addFiles: (files: readonly File[], send: SendFile) => {
      const added = files.map((file) => {
        const id = newId();
        chosen.set(id, { file, send });
        return { ...WAITING, id, name: file.name };
      });
      waiting = [...waiting, ...added.map(({ id }) => id)];
      show([...uploads.filter(({ step }) => step !== 'done'), ...added]);
      startNext();
    },
    retry: (id: string) => {
      if (!chosen.has(id) || running.has(id) || waiting.includes(id)) return;
      change(id, WAITING);
      waiting = [...waiting, id];
      startNext();
    },
    /** Stops one file, or takes a failed one off the list. */
    giveUp: (id: string) => forget([id]),
    /** Stops all files that can still be stopped; failed ones stay. */
    stop: () => forget(uploads.filter((one) => one.mayGiveUp && isUnderWay(one)).map(({ id }) => id)),
    /** Ends the queue with its screen: nothing more is sent. */
    end: () => forget(uploads.map(({ id }) => id)),
  };
}

const WAITING = { step: 'waiting', done: 0, failure: null, mayRetry: true, mayGiveUp: true } as const;

/** Returns whether a file has not finished uploading, one way or the other. */
export function isUnderWay(
  upload: Upload,
): upload is Upload & { readonly step: Exclude<UploadStep, 'done' | 'failed'> } {
  return upload.step !== 'done' && upload.step !== 'failed';
}
