import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { bucket } from '../common/firebase.ts';
import { deleteAttachmentFile } from '../tasks/attachment-file.ts';

const DAY = 86_400_000;
/** By then seven nightly runs have examined each file, whatever its metadata claims. */
const SETTLED = 8 * DAY;
const PAGE_SIZE = 1_000;

/**
 * Deletes the files that a browser uploaded between one and eight days before `now`, whose paths match `matchGlob` and
 * that no record names: the network failed before the server heard of them, or the upload broke off. Returns how many.
 * A repeated run finds none.
 */
export async function sweepUploads(
  matchGlob: string,
  isNamed: (path: string) => Promise<boolean>,
  now: EpochMs,
): Promise<number> {
  let deleted = 0;
  let query: object | null = { matchGlob, maxResults: PAGE_SIZE, autoPaginate: false };
  while (query !== null) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    const [files, next]: [readonly Listed[], object | null, ...unknown[]] = await bucket().getFiles(query);
    for (const { name, metadata } of files) {
      const age = now - Date.parse(metadata.timeCreated ?? '');
      // oxlint-disable-next-line no-await-in-loop -- there are few, and there is no hurry
      if (!(age >= DAY && age < SETTLED) || (await isNamed(name))) continue;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await deleteAttachmentFile(name);
      deleted += 1;
    }
    query = next;
  }
  return deleted;
}

type Listed = {
  readonly name: string;
  readonly metadata: { readonly timeCreated?: string };
};
