import { useEffect, useRef, useState } from 'react';
import { base64Of } from '#lib/pictures/base64-of.ts';
import { type CompressOptions, compressPicture } from '#lib/pictures/compress-picture.ts';
import type { PictureProblem } from '#lib/pictures/open-picture.ts';

/** Saves a picture, in base64; returns the sentence of the failure, or null. */
export type SavePicture = (base64: string) => Promise<string | null>;

/** `saving` and `removing` wait for the server and report no progress. */
export type PictureStep =
  | { readonly step: 'idle' }
  | { readonly step: 'preparing'; readonly done: number }
  | { readonly step: 'saving' }
  | { readonly step: 'removing' };

const IDLE: PictureStep = { step: 'idle' };

/** Returns the step of a picture field, its shown picture and its problem. */
export function usePictureField({
  src,
  options,
  problems,
  onSave,
  onProblem,
}: {
  readonly src: string | null;
  readonly options: Pick<CompressOptions, 'keepsHoles' | 'longestSide'>;
  readonly problems: Readonly<Record<PictureProblem, string>>;
  readonly onSave: SavePicture;
  /** moves the focus to the field */
  readonly onProblem: () => void;
}) {
  const [state, setState] = useState<PictureStep>(IDLE);
  const [error, setError] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'removed' | null>(null);
  const preview = usePreview(src);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const refuse = (sentence: string) => {
    preview.take(null);
    setError(sentence);
    onProblem();
  };

  const take = async (file: Blob) => {
    const control = new AbortController();
    underWay.current = control;
    setError(null);
    setOutcome(null);
    setState({ step: 'preparing', done: 0 });
    try {
      const prepared = await compressPicture(file, {
        ...options,
        signal: control.signal,
        onProgress: (done) => setState({ step: 'preparing', done }),
      });
      if (!prepared.ok) return refuse(problems[prepared.problem]);
      preview.take(prepared.picture);
      setState({ step: 'saving' });
      const failure = await onSave(await base64Of(prepared.picture));
      if (failure !== null) return refuse(failure);
      setOutcome('saved');
    } catch {
      // Aborted by the person, or because they leave the page.
      if (!control.signal.aborted) refuse(problems['picture/process-failed']);
    } finally {
      setState(IDLE);
    }
  };

  const remove = async (removing: () => Promise<string | null>) => {
    setError(null);
    setOutcome(null);
    setState({ step: 'removing' });
    const failure = await removing();
    setState(IDLE);
    if (failure !== null) return refuse(failure);
    preview.take(null);
    setOutcome('removed');
    onProblem();
  };

  return { state, error, outcome, shown: preview.shown, take, remove, giveUp: () => underWay.current?.abort() };
}

/** The picture that was just chosen, until the stored one has another address. */
function usePreview(src: string | null) {
  const [chosen, setChosen] = useState<{ readonly url: string; readonly over: string | null } | null>(null);
  useEffect(() => {
    if (chosen !== null) return () => URL.revokeObjectURL(chosen.url);
    return undefined;
  }, [chosen]);
  return {
    shown: chosen !== null && chosen.over === src ? chosen.url : src,
    take: (picture: Blob | null) =>
      setChosen(picture === null ? null : { url: URL.createObjectURL(picture), over: src }),
  };
}
