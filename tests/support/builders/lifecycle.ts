import type { Lifecycle, OfVersion } from '../../../src/domain/content/lifecycle.ts';

/** Returns the fields that the server keeps of an official draft that was never published. */
export function ofDraft(): Lifecycle {
  return {
    ...{ zooId: null, status: 'draft', version: 0, authorId: 'staff-1', editorId: 'staff-1' },
    ...{ createdAtUnix: 1_700_000_000_000, updatedAtUnix: 1_700_000_000_000 },
  };
}

/** Returns the fields of an official published version beside its content. */
export function ofVersion(number = 1): OfVersion {
  return {
    ...{ versionId: String(number), zooId: null, number },
    ...{ publishedBy: 'staff-1', publishedAtUnix: 1_700_000_000_000 },
  };
}
