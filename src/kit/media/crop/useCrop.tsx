import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadNamespaces } from '#i18n/start.ts';
import type { RatioName } from './ratios.ts';

const CropDialog = lazy(async () => {
  const [{ CropDialog: Dialog }] = await Promise.all([import('./CropDialog.tsx'), loadNamespaces(['crop'])]);
  return { default: Dialog };
});

export type CropOptions = {
  /** the forms that are offered; the first one is chosen at the start */
  readonly ratios: readonly RatioName[];
  /** shown in a circle where it is used */
  readonly isRound?: boolean;
  /** for logos: a PNG stays one, with its transparency */
  readonly keepsHoles?: boolean;
};

/**
 * Returns a function that lets the person crop and turn a picture, and the dialog in which they do it. The function
 * resolves to the file that they want, or to null when they close the dialog. A file that is no picture comes back as
 * it is, for the checks that follow.
 */
export function useCrop(options: CropOptions): {
  readonly askCrop: (file: File) => Promise<File | null>;
  readonly cropDialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ readonly file: File; readonly answer: (file: File | null) => void } | null>(
    null,
  );
  const askCrop = (file: File) => {
    if (!file.type.startsWith('image/')) return Promise.resolve(file);
    const { promise, resolve } = Promise.withResolvers<File | null>();
    setAsked({ file, answer: resolve });
    return promise;
  };
  const answer = (file: File | null) => {
    asked?.answer(file);
    setAsked(null);
  };
  return {
    askCrop,
    cropDialog: asked !== null && (
      <Suspense fallback={null}>
        <CropDialog file={asked.file} {...options} onTake={answer} onClose={() => answer(null)} />
      </Suspense>
    ),
  };
}
