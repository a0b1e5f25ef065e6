import type { Transaction } from 'firebase-admin/firestore';
import type { Campaign, CampaignContent } from '../../../src/domain/campaigns/campaign.ts';
import {
  contentOfKind,
  type ContentTypes,
  contentVersionFromStored,
} from '../../../src/domain/content/content-kind.ts';
import { unknownFrequencies } from '../../../src/domain/campaigns/expected-frequencies.ts';
import { flowOfContext } from '../../../src/domain/contexts/asked-context.ts';
import { CONTEXT_KIND } from '../../../src/domain/contexts/context-table.ts';
import type { EthogramVersion } from '../../../src/domain/ethograms/ethogram.ts';
import { ETHOGRAM_KIND } from '../../../src/domain/ethograms/ethogram-table.ts';
import type { Flow } from '../../../src/domain/questionnaires/flow.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { contentVersionPath } from '../content/content-paths.ts';
import type { ContentServer } from '../content/content-server.ts';
import { draftIn, lastVersion } from '../content/content-step.ts';
import { CONTEXT_SERVER } from '../contexts/context-server.ts';
import { ETHOGRAM_SERVER } from '../ethograms/ethogram-server.ts';
import { QUESTIONNAIRE_SERVER } from '../questionnaires/questionnaire-server.ts';
import { firstOf } from './campaign-step.ts';

type Versions = Pick<Campaign, 'ethogramVersion' | 'questionnaireVersion' | 'contextVersion'>;

/**
 * Returns the latest published versions of a campaign's content, or the refusal that names the content which has none:
 * 'campaign/content-unknown', 'campaign/content-unpublished', 'campaign/translations-missing'.
 * @source specification, point 5 "Campaign": incomplete translations block publication
 */
export async function frozenVersions(
  transaction: Transaction,
  zooId: string,
  { ethogramId, questionnaireId, contextId }: CampaignContent,
): Promise<Versions | Refusal> {
  const ethogramVersion = await versionOf(transaction, ETHOGRAM_SERVER, ethogramId, zooId);
  if (isRefusal(ethogramVersion)) return ethogramVersion;
  const questionnaireVersion = await versionOf(transaction, QUESTIONNAIRE_SERVER, questionnaireId, zooId);
  if (isRefusal(questionnaireVersion)) return questionnaireVersion;
  const contextVersion = await versionOf(transaction, CONTEXT_SERVER, contextId, zooId);
  if (isRefusal(contextVersion)) return contextVersion;
  return { ethogramVersion, questionnaireVersion, contextVersion };
}

/** Returns the refusal of the first content of a campaign that its establishment cannot use; null for none. */
export async function unknownContent(
  transaction: Transaction,
  zooId: string,
  { ethogramId, questionnaireId, contextId }: CampaignContent,
): Promise<Refusal | null> {
  const asked = [
    ethogramId === null ? null : await usableIn(transaction, ETHOGRAM_SERVER, ethogramId, zooId),
    questionnaireId === null ? null : await usableIn(transaction, QUESTIONNAIRE_SERVER, questionnaireId, zooId),
    contextId === null ? null : await usableIn(transaction, CONTEXT_SERVER, contextId, zooId),
  ];
  return asked.find(isRefusal) ?? null;
}

/** Returns the version of the ethogram that a campaign froze; null for a campaign without one. */
export async function versionOfCampaign(
  transaction: Transaction,
  { ethogramId, ethogramVersion }: Pick<Campaign, 'ethogramId' | 'ethogramVersion'>,
): Promise<EthogramVersion | null> {
  if (ethogramId === null || ethogramVersion === null || !isDocumentId(ethogramId)) return null;
  const path = contentVersionPath('ethogram', ethogramId, ethogramVersion);
  const document = await transaction.get(database().doc(path));
  return contentVersionFromStored(ETHOGRAM_KIND, document.id, document.data());
}

/** Returns the questions of the context that a campaign froze; none for a campaign without one. */
export async function askedOfCampaign(
  transaction: Transaction,
  { contextId, contextVersion }: Pick<Campaign, 'contextId' | 'contextVersion'>,
): Promise<Flow['questions']> {
  if (contextId === null || contextVersion === null || !isDocumentId(contextId)) return [];
  const document = await transaction.get(database().doc(contentVersionPath('context', contextId, contextVersion)));
  const version = contentVersionFromStored(CONTEXT_KIND, document.id, document.data());
  return version === null ? [] : flowOfContext(version).questions;
}

/** Returns the refusal of the first expected frequency whose behaviour the frozen ethogram does not have; null for none. */
export async function unknownFrequency(
  transaction: Transaction,
  campaign: Pick<Campaign, 'ethogramId' | 'ethogramVersion' | 'expectedFrequencies'>,
): Promise<Refusal | null> {
  if (campaign.expectedFrequencies.length === 0) return null;
  const ethogram = await versionOfCampaign(transaction, campaign);
  return firstOf(unknownFrequencies(campaign.expectedFrequencies, ethogram?.behaviours ?? []));
}

/** Returns content that an establishment may use, official or its own; 'campaign/content-unknown' for any other. */
async function usableIn<Types extends ContentTypes>(
  transaction: Transaction,
  server: ContentServer<Types>,
  id: string,
  zooId: string,
): Promise<Types['draft'] | Refusal> {
  const { kind } = server;
  const unknown = (names: string) => refuse('campaign/content-unknown', `${kind.area}Id`, { names });
  const draft = await draftIn(server, transaction, id);
  // Content of another establishment does not exist for this one: nothing of it is said.
  if (isRefusal(draft) || (draft.zooId !== null && draft.zooId !== zooId)) return unknown(id);
  return draft.status === 'archived' ? unknown(kind.refOf(draft)) : draft;
}

/** Returns the number of the latest version; null for content that the campaign does not use. */
async function versionOf<Types extends ContentTypes>(
  transaction: Transaction,
  server: ContentServer<Types>,
  id: string | null,
  zooId: string,
): Promise<number | null | Refusal> {
  if (id === null) return null;
  const draft = await usableIn(transaction, server, id, zooId);
  if (isRefusal(draft)) return draft;
  const { kind } = server;
  const field = `${kind.area}Id`;
  const names = kind.refOf(draft);
  const version = await lastVersion(server, transaction, draft);
  if (version === null) return refuse('campaign/content-unpublished', field, { names });
  const [missing] = server.missing(contentOfKind(kind, version as unknown as Types['content']), version.zooId);
  return missing === undefined ? version.number : refuse('campaign/translations-missing', field, { names });
}
