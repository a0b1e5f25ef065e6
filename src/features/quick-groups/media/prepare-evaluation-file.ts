import { appError } from '#domain/errors/app-error.ts';
import { mediaFault } from '#domain/quick-evaluations/evaluation-media.ts';
import { fail } from '#domain/shared/result.ts';
import { prepareFile, readKind } from '#kit/media/prepare-file.ts';

/**
 * Returns a file ready to be sent to an evaluation, or the reason why it cannot be sent, in the words of the
 * specification for pictures: of no type that is kept, above 5 MB, or unreadable.
 */
export const prepareEvaluationFile: typeof prepareFile = async (file, say, signal) => {
  const kind = (await readKind(file))?.kind ?? null;
  const fault = mediaFault(kind, file.size);
  if (fault !== null) return fail(fault);
  const prepared = await prepareFile(file, say, signal);
  return !prepared.ok && kind === 'photo' ? fail(appError('picture/unreadable')) : prepared;
};
