import {
  collectionOf,
  CONTENT_REGISTER_PART,
  officialTableOf,
  registerOf,
} from '../../../src/domain/content/content-table.ts';
import type { ContentArea } from '../../../src/domain/content/lifecycle.ts';
import { pathOf, zooPath } from '../common/paths.ts';
import { VARIOUS } from '../taxonomy/taxonomy-paths.ts';

/** The path of one content: a questionnaire, an ethogram and so on. */
export function contentPath(area: ContentArea, id: string): string {
  return pathOf(collectionOf(area), id);
}

/** The path of a published version. */
export function contentVersionPath(area: ContentArea, id: string, number: number): string {
  return `${contentPath(area, id)}/versions/${number}`;
}

/** The path of the list of an owner: the official ones for null, else those of an establishment. */
export function contentTablePath(area: ContentArea, zooId: string | null): string {
  return zooId === null
    ? `${VARIOUS}/${officialTableOf(area)}`
    : `${zooPath(zooId)}/${registerOf(area)}/${CONTENT_REGISTER_PART}`;
}
