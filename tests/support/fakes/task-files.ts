import type { TaskFilesRepository } from '../../../src/data/tasks/task-files.repository.ts';
import { ok } from '../../../src/domain/shared/result.ts';

/** One point, which every browser can draw. */
const POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns files of tasks whose server accepts everything. A test replaces a part by assigning to it. */
export function fakeTaskFiles(): TaskFilesRepository {
  return {
    put: ({ onProgress }) => {
      onProgress(1);
      return Promise.resolve(ok(null));
    },
    add: ({ attachmentId }) => Promise.resolve(ok({ attachmentId })),
    remove: () => Promise.resolve(ok({})),
    addressOf: () => Promise.resolve(ok(POINT)),
  };
}
