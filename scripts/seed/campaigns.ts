import { idOfRef } from '../../src/domain/content/free-id.ts';
import { isSameLevel, lineageOf, type QuestionLevel } from '../../src/domain/content/question-level.ts';
import type { ExpectedFrequency } from '../../src/domain/campaigns/campaign.ts';
import { levelsOfCatalogue } from '../content/levels-of-catalogue.ts';
import { readEthograms } from '../content/read-ethograms.ts';
import { campaignDocument, type SeedCampaign } from './campaign.ts';
import type { SeedDocument } from './seed-document.ts';

/** The people of a park's campaigns. */
type Team = {
  readonly zooId: string;
  readonly manager: string;
  readonly observers: readonly string[];
  /** somebody with an educational rights role */
  readonly educator: string;
  readonly auditor?: string;
};

const TEAMS: readonly Team[] = [
  {
    ...{ zooId: 'zoo-fullcare', manager: 'fullcare-manager', educator: 'fullcare-educator' },
    ...{ observers: ['fullcare-keeper', 'fullcare-sector-manager', 'fullcare-keeper-3'], auditor: 'fullcare-keeper-2' },
  },
  {
    ...{ zooId: 'zoo-essential', manager: 'essential-manager', educator: 'essential-keeper' },
    observers: ['essential-keeper', 'essential-manager'],
  },
  {
    ...{ zooId: 'zoo-demo', manager: 'demo-visitor', educator: 'demo-visitor', observers: ['demo-visitor'] },
  },
];

/** The percent of the sightings above which a behaviour of negative valence raises an alert. */
const MOST_UNWELL = 8;
const MONTHLY = 'que-monthly';

/**
 * Returns the campaigns of the parks: an active one of each type, a second welfare campaign where there is a second
 * enclosure, a draft and an archived one, in enclosures that are ready for scans.
 * @param documents the documents of the parks' enclosures and contexts, among others
 */
export function campaignDocuments(documents: readonly SeedDocument[], today: number): SeedDocument[] {
  const ethogramOf = ethogramsBySpecies();
  return TEAMS.flatMap((team) => {
    const enclosures = readyIn(documents, team.zooId, ethogramOf);
    const context = documents.find(({ path, data }) => /^contexts\/[^/]+$/.test(path) && data['zooId'] === team.zooId);
    const [first, second = first] = enclosures;
    if (first === undefined || second === undefined) return [];
    const contextId = context?.path.split('/')[1] ?? null;
    return campaignsOf(team, { first, second, contextId }).map((one) => campaignDocument(one, today));
  });
}

type Ready = { readonly enclosureId: string; readonly name: string; readonly ethogramId: string };
type Places = { readonly first: Ready; readonly second: Ready; readonly contextId: string | null };

function campaignsOf(team: Team, { first, second, contextId }: Places): SeedCampaign[] {
  const { zooId, manager, observers, educator, auditor } = team;
  const shared = { zooId, authorId: manager, observerIds: [...observers], contextId };
  const at = ({ enclosureId, ethogramId }: Ready) => ({ enclosureIds: [enclosureId], ethogramId });
  const id = (key: string) => `${zooId}--${key}`;
  const observation = {
    ...{ methods: ['scan' as const], scanCount: 10, scanIntervalMinutes: 3, observationMinutes: 10 },
    ...{ observationCount: 1, sessionMinutes: 30, pauseMinutes: 0, sessionCount: 3, isDeferredAllowed: true },
    ...{ isGroupMode: false, hasLocation: true, isExpertMode: false },
  };
  const focal = { ...observation, methods: ['focal' as const], sessionCount: 1 };
  const welfareOf = (place: Ready, key: string): SeedCampaign => ({
    ...{ ...shared, ...at(place), campaignId: id(key), type: 'welfare', status: 'active', observation },
    ...{ name: `Suivi du bien-être, ${place.name}`, startsInDays: -89, endsInDays: 30, questionnaireId: MONTHLY },
    expectedFrequencies: watchedIn(place.ethogramId),
    minScore: LEAST_SCORE,
    maxScore: LARGEST_SCORE,
    ...{ evaluationFrequency: 'weekly', isAutoRenewed: true, auditorIds: auditor === undefined ? [] : [auditor] },
  });
  return [
    welfareOf(first, 'welfare'),
    // An ethogram is of its species: the second enclosure has a campaign of its own.
    ...(second === first ? [] : [welfareOf(second, 'welfare-2')]),
    {
      ...{ ...shared, ...at(second), campaignId: id('pedagogical'), type: 'pedagogical', status: 'active' },
      ...{ name: `Éthologues en herbe, ${second.name}`, startsInDays: -30, endsInDays: 60, observation: focal },
      ...{ evaluationFrequency: 'biweekly', observerIds: [educator], contextId: null },
    },
    {
      ...{ ...shared, ...at(first), campaignId: id('training'), type: 'training', status: 'active', observation },
      ...{ name: 'Formation aux scans', startsInDays: -14, endsInDays: 14, evaluationFrequency: 'weekly' },
      ...{ minAgreement: 0.7, auditorIds: auditor === undefined ? [] : [auditor] },
    },
    {
      ...{ ...shared, ...at(second), campaignId: id('draft'), type: 'welfare', status: 'draft', observation },
      ...{ name: `Suivi d’hiver, ${second.name}`, startsInDays: 14, endsInDays: 104, questionnaireId: null },
    },
    {
      ...{ ...shared, ...at(second), campaignId: id('archived'), type: 'welfare', status: 'archived', observation },
      ...{ name: `Suivi de l’an passé, ${second.name}`, startsInDays: -365, endsInDays: -275 },
      ...{ questionnaireId: MONTHLY, evaluationFrequency: 'monthly' },
    },
  ];
}

/** The range of scores, in percent, out of which a welfare campaign raises an alert: one that is nearly perfect is looked at too. */
const LEAST_SCORE = 60;
const LARGEST_SCORE = 95;

/** Returns the behaviours of an ethogram that a welfare campaign watches: a lasting one of negative valence, if it has one. */
function watchedIn(ethogramId: string): ExpectedFrequency[] {
  const ethogram = [...readEthograms().values()].find((one) => idOfRef(one.ethogramRef, () => false) === ethogramId);
  const unwell = ethogram?.behaviours.find(({ valence, type }) => valence === 'negative' && type === 'state');
  return unwell === undefined ? [] : [{ code: unwell.code, min: null, max: MOST_UNWELL }];
}

type EthogramOf = (speciesIds: readonly string[]) => string | null;

/** Returns the enclosures of a park that are ready for scans and whose species are all of one ethogram. */
function readyIn(documents: readonly SeedDocument[], zooId: string, ethogramOf: EthogramOf): Ready[] {
  return documents.flatMap(({ path, data }) => {
    const isKept = /^enclosures\/[^/]+$/.test(path) && data['zooId'] === zooId && data['isArchived'] === false;
    if (!isKept || (data['areas'] as readonly unknown[]).length === 0) return [];
    // A seed without pictures has plans without them.
    const gaps = (data['scanMissing'] as readonly string[]).filter((gap) => gap !== 'plan');
    const ethogramId = ethogramOf(data['speciesList'] as readonly string[]);
    if (gaps.length > 0 || ethogramId === null) return [];
    return [{ enclosureId: String(data['enclosureId']), name: String(data['enclosureName']), ethogramId }];
  });
}

/** Returns the function that finds the id of the ethogram whose level holds for all of some species; null for none. */
function ethogramsBySpecies(): EthogramOf {
  const taxonomy = levelsOfCatalogue();
  const ethograms = [...readEthograms().values()];
  const isOf = (id: string, level: QuestionLevel) =>
    lineageOf({ kind: 'species', id }, taxonomy).some((one) => isSameLevel(one, level));
  return (speciesIds) => {
    if (speciesIds.length === 0) return null;
    const found = ethograms.find(({ level }) => speciesIds.every((id) => isOf(id, level)));
    return found === undefined ? null : idOfRef(found.ethogramRef, () => false);
  };
}
