import { ETHOGRAM_REGISTER_PART, ETHOGRAM_TABLE } from '../../../src/domain/ethograms/ethogram-table.ts';
import { zooPath } from '../common/paths.ts';
import { VARIOUS } from '../taxonomy/taxonomy-paths.ts';

/** The path of an ethogram. */
export function ethogramPath(ethogramId: string): string {
  return `ethograms/${ethogramId}`;
}

/** The path of a published version of an ethogram. */
export function ethogramVersionPath(ethogramId: string, number: number): string {
  return `${ethogramPath(ethogramId)}/versions/${number}`;
}

/** The path of the list of an owner's ethograms: the official ones for null, else those of an establishment. */
export function ethogramTablePath(zooId: string | null): string {
  return zooId === null
    ? `${VARIOUS}/${ETHOGRAM_TABLE}`
    : `${zooPath(zooId)}/ethogramRegister/${ETHOGRAM_REGISTER_PART}`;
}
