import type { EvaluationMedia } from '#domain/quick-evaluations/evaluation-media.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { compressPicture } from '#lib/pictures/compress-picture.ts';
import type { ScoredEvaluation } from '../results/scored-evaluations.ts';

/** The most photos of a report: three pages and a file that can be sent by mail. */
export const MAX_REPORT_PICTURES = 24;
/** Pixels of the longer side: 400 for each inch of a printed photo. */
const LONGEST_SIDE = 860;

/** A photo of an evaluation, with the end of its evaluation. */
type DatedPhoto = Pick<EvaluationMedia, 'path' | 'questionId'> & { readonly at: EpochMs };

/** A photo to print: the bytes of a JPEG, its question, and the end of its evaluation. */
export type ReportPicture = Pick<DatedPhoto, 'questionId' | 'at'> & { readonly bytes: Uint8Array };

/** The photos that a report prints, of all that its evaluations have. */
export type ReportPhotos = { readonly all: number; readonly pictures: readonly ReportPicture[] };

/** Returns the photos of evaluations, the earliest first. */
export function photosOf(evaluations: readonly Pick<ScoredEvaluation, 'evaluation' | 'at'>[]): DatedPhoto[] {
  return evaluations.flatMap(({ evaluation, at }) =>
    evaluation.media.filter(({ kind }) => kind === 'photo').map(({ path, questionId }) => ({ path, questionId, at })),
  );
}

/**
 * Returns the latest 24 of these photos, made small for print. A photo that cannot be read is left out, and the count
 * of all says so.
 * @throws the signal's reason when the person stops the report
 */
export async function loadPhotos(
  photos: readonly DatedPhoto[],
  addressOf: (path: string) => Promise<string>,
  signal: AbortSignal,
): Promise<ReportPhotos> {
  const pictures: ReportPicture[] = [];
  for (const { path, questionId, at } of photos.slice(-MAX_REPORT_PICTURES)) {
    // oxlint-disable-next-line no-await-in-loop -- one decoded photo at a time fits into the memory of a tablet
    const bytes = await printable(path, addressOf, signal).catch(() => null);
    signal.throwIfAborted();
    if (bytes !== null) pictures.push({ questionId, at, bytes });
  }
  return { all: photos.length, pictures };
}

async function printable(path: string, addressOf: (path: string) => Promise<string>, signal: AbortSignal) {
  const answer = await fetch(await addressOf(path), { signal });
  if (!answer.ok) return null;
  const made = await compressPicture(await answer.blob(), { longestSide: LONGEST_SIDE, signal });
  return made.ok ? new Uint8Array(await made.picture.arrayBuffer()) : null;
}
