import { useCallback, useEffect, useRef, useState } from 'react';
import { useAddPhotoMutation } from '#data/photos/photos.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { PhotoKind } from '#domain/pictures/photo.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { base64Of } from '#lib/pictures/base64-of.ts';
import { compressPicture } from '#lib/pictures/compress-picture.ts';
import { useActor } from '#state/session/use-session.ts';

/** A chosen file on its way: waiting its turn, made small, sent, there, or why not. */
export type Upload = {
  readonly id: number;
  readonly file: File;
  readonly step: 'waiting' | 'preparing' | 'sending' | 'done' | 'failed';
  /** of the preparation, from 0 to 1 */
  readonly done: number;
  readonly failure: string | null;
};

export type UploadTarget = {
  readonly zooId: string;
  readonly kind: PhotoKind;
  readonly subjectId: string;
  /** the first photo of what has no main picture becomes it */
  readonly isFirstMain: boolean;
};

/**
 * Returns files on their way to a gallery, one after the other, and what adds some, tries a failed one again, takes one off the
 * list, or stops. A file that fails keeps its place and its reason; the others go on.
 */
export function useUploads(target: UploadTarget) {
  const messageOf = useErrorMessage();
  const actor = useActor();
  const [add] = useAddPhotoMutation();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<{ readonly id: number; readonly file: File }[]>([]);
  const isRunning = useRef(false);
  const stop = useRef(new AbortController());
  const nextId = useRef(0);
  const isMain = useRef(target.isFirstMain);
  useEffect(() => {
    isMain.current = target.isFirstMain;
  }, [target.isFirstMain]);
  /** Nothing more leaves; what is being sent arrives. Returns what was waiting. */
  const halt = useCallback(() => {
    const waiting = queue.current;
    queue.current = [];
    stop.current.abort();
    stop.current = new AbortController();
    return waiting;
  }, []);
  // Whoever left the page was told so.
  useEffect(() => () => void halt(), [halt]);

  const change = (id: number, differences: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...differences } : upload)));

  const send = async ({ id, file }: { id: number; file: File }): Promise<string | null> => {
    change(id, { step: 'preparing', done: 0, failure: null });
    const prepared = await compressPicture(file, {
      signal: stop.current.signal,
      onProgress: (done) => change(id, { done }),
    });
    if (!prepared.ok) return messageOf(appError(prepared.problem));
    if (isBoundByDemo(actor)) return messageOf(appError('demo/unauthorized-action'));
    change(id, { step: 'sending', done: 1 });
    const { zooId, kind, subjectId } = target;
    const answer = await add({
      ...{ zooId, kind, subjectId, caption: '', isMain: isMain.current },
      base64picture: await base64Of(prepared.picture),
      takenAtUnix: takenAt(file),
    });
    if (answer.error !== undefined) return messageOf(queryError(answer.error));
    isMain.current = false;
    return null;
  };

  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a phone has the memory for one
        const failure = await send(next);
        change(next.id, failure === null ? { step: 'done' } : { step: 'failed', failure });
      } catch {
        // Given up by the person.
        change(next.id, { step: 'failed', failure: messageOf(appError('photo/add-failed')) });
      }
    }
    isRunning.current = false;
  };

  const enqueue = (files: readonly { readonly id: number; readonly file: File }[]) => {
    queue.current.push(...files);
    void run();
  };

  return {
    uploads,
    isBusy: uploads.some(({ step }) => step === 'waiting' || step === 'preparing' || step === 'sending'),
    addFiles: (files: readonly File[]) => {
      const added = files.map((file) => ({ id: nextId.current++, file }));
      setUploads((now) => [
        ...now.filter(({ step }) => step !== 'done'),
        ...added.map(({ id, file }) => ({ id, file, step: 'waiting' as const, done: 0, failure: null })),
      ]);
      enqueue(added);
    },
    retry: ({ id, file }: Upload) => {
      change(id, { step: 'waiting', failure: null });
      enqueue([{ id, file }]);
    },
    dismiss: (id: number) => setUploads((now) => now.filter((upload) => upload.id !== id)),
    /** stops what is not sent yet; what is being sent arrives */
    stop: () => {
      const waiting = new Set(halt().map(({ id }) => id));
      setUploads((now) => now.filter(({ id }) => !waiting.has(id)));
    },
  };
}

/** A camera's file says when it was last written, which is when the photo was taken unless it was worked on. */
function takenAt(file: File): number | null {
  const at = file.lastModified;
  return at >= Date.UTC(1990, 0, 2) && at <= Date.now() ? at : null;
}
