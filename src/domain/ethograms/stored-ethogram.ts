import { olderFieldsOf } from '../fields/field.ts';
import {
  type Ethogram,
  ethogramContentOf,
  ethogramSchema,
  type EthogramContent,
  type EthogramVersion,
  ethogramVersionSchema,
} from './ethogram.ts';
import { asContinued, mappingOf } from './mapping.ts';

const OLDER_ETHOGRAM = olderFieldsOf(ethogramSchema);
const OLDER_VERSION = olderFieldsOf(ethogramVersionSchema);
type Data = Readonly<Record<string, unknown>> | undefined;

/** Returns a stored ethogram under the id of its document; null when it does not have the shape of one. */
export function ethogramFromStored(ethogramId: string, data: Data): Ethogram | null {
  const read = ethogramSchema.safeParse({ ...OLDER_ETHOGRAM, ...data, ethogramId });
  return read.success ? read.data : null;
}

/** Returns a stored version under the id of its document; null when it does not have the shape of one. */
export function versionFromStored(versionId: string, data: Data): EthogramVersion | null {
  const read = ethogramVersionSchema.safeParse({ ...OLDER_VERSION, ...data, versionId });
  return read.success ? read.data : null;
}

/** Returns the next version of a draft, and the ethogram as it stands after its publication. */
export function publishedFrom(
  draft: Ethogram,
  publishedCodes: readonly string[],
  by: { readonly userId: string; readonly atUnix: number },
): { readonly version: EthogramVersion; readonly ethogram: Ethogram } {
  const number = draft.version + 1;
  const { ethogramId, zooId } = draft;
  return {
    version: {
      ...ethogramContentOf(draft),
      ...{ versionId: String(number), ethogramId, zooId, number },
      mapping: mappingOf(publishedCodes, draft.behaviours),
      ...{ publishedBy: by.userId, publishedAtUnix: by.atUnix },
    },
    ethogram: {
      ...draft,
      behaviours: asContinued(draft.behaviours),
      ...{ status: 'published', version: number, editorId: by.userId, updatedAtUnix: by.atUnix },
    },
  };
}

/** Returns the content with which editing goes on after a version: each behaviour continues itself. */
export function continuedContent(version: EthogramContent): EthogramContent {
  return { ...ethogramContentOf(version), behaviours: asContinued(version.behaviours) };
}
