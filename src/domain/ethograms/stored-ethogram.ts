import { publishedFromDraft } from '../content/content-kind.ts';
import { type Ethogram, ethogramContentOf, type EthogramContent, type EthogramVersion } from './ethogram.ts';
import { ETHOGRAM_KIND } from './ethogram-table.ts';
import { asContinued, mappingOf } from './mapping.ts';

/** Returns the next version of a draft, and the ethogram as it stands after its publication. */
export function publishedFrom(
  draft: Ethogram,
  publishedCodes: readonly string[],
  by: { readonly userId: string; readonly atUnix: number },
): { readonly version: EthogramVersion; readonly ethogram: Ethogram } {
  const mapping = mappingOf(publishedCodes, draft.behaviours);
  const { version, draft: after } = publishedFromDraft(ETHOGRAM_KIND, draft, by, { mapping });
  return { version, ethogram: { ...after, behaviours: asContinued(draft.behaviours) } };
}

/** Returns the content with which editing goes on after a version: each behaviour continues itself. */
export function continuedContent(version: EthogramContent): EthogramContent {
  return { ...ethogramContentOf(version), behaviours: asContinued(version.behaviours) };
}
