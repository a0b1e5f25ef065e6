import { appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import type { PictureProblem } from '#lib/pictures/open-picture.ts';

/** Returns the sentences of a `PictureField` for files that cannot become a picture. */
export function usePictureProblems(): Readonly<Record<PictureProblem, string>> {
  const messageOf = useErrorMessage();
  return {
    'picture/invalid': messageOf(appError('picture/invalid')),
    'picture/too-many-pixels': messageOf(appError('picture/too-many-pixels')),
    'picture/process-failed': messageOf(appError('picture/process-failed')),
  };
}
