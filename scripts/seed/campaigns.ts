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

/** The ethogram of each species that has one. */
const ETHOGRAMS: Readonly<Record<string, string>> = {
  suricate: 'eth-meerkats',
  'manchot-humboldt': 'eth-penguins',
  lion: 'eth-felids',
  tigre: 'eth-felids',
  'panthere-neiges': 'eth-felids',
  gorille: 'eth-great-apes',
  'orang-outan': 'eth-great-apes',
  'elephant-afrique': 'eth-elephants',
  'ara-rouge': 'eth-parrots',
};
const MONTHLY = 'que-monthly';

/**
 * Returns the campaigns of the parks: an active one of each type, a draft and an archived one, in enclosures that are
 * ready for scans.
 * @param documents the documents of the parks' enclosures and contexts, among others
 */
export function campaignDocuments(documents: readonly SeedDocument[], today: number): SeedDocument[] {
  return TEAMS.flatMap((team) => {
    const enclosures = readyIn(documents, team.zooId);
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
    ...{ observationCount: 1, sessionMinutes: 30, pauseMinutes: 0, sessionCount: 2, isDeferredAllowed: true },
    ...{ isGroupMode: false, hasLocation: true, isExpertMode: false },
  };
  const focal = { ...observation, methods: ['focal' as const], sessionCount: 1 };
  return [
    {
      ...{ ...shared, ...at(first), campaignId: id('welfare'), type: 'welfare', status: 'active', observation },
      ...{ name: `Suivi du bien-être, ${first.name}`, startsInDays: -89, endsInDays: 30, questionnaireId: MONTHLY },
      ...{ evaluationFrequency: 'weekly', isAutoRenewed: true, auditorIds: auditor === undefined ? [] : [auditor] },
      enclosureIds: [...new Set([first.enclosureId, second.enclosureId])],
    },
    {
      ...{ ...shared, ...at(second), campaignId: id('pedagogical'), type: 'pedagogical', status: 'active' },
      ...{ name: `Éthologues en herbe, ${second.name}`, startsInDays: -30, endsInDays: 60, observation: focal },
      ...{ evaluationFrequency: 'biweekly', observerIds: [educator], contextId: null },
    },
    {
      ...{ ...shared, ...at(first), campaignId: id('training'), type: 'training', status: 'active', observation },
      ...{ name: 'Formation aux scans', startsInDays: -14, endsInDays: 14, evaluationFrequency: 'weekly' },
      minAgreement: 0.7,
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

/** Returns the enclosures of a park that are ready for scans and whose species have an ethogram, else any ready ones. */
function readyIn(documents: readonly SeedDocument[], zooId: string): Ready[] {
  const ready = documents.flatMap(({ path, data }) => {
    const isKept = /^enclosures\/[^/]+$/.test(path) && data['zooId'] === zooId && data['isArchived'] === false;
    if (!isKept || (data['areas'] as readonly unknown[]).length === 0) return [];
    // A seed without pictures has plans without them.
    const gaps = (data['scanMissing'] as readonly string[]).filter((gap) => gap !== 'plan');
    if (gaps.length > 0) return [];
    const species = data['speciesList'] as readonly string[];
    const ethogramId = species.map((one) => ETHOGRAMS[one]).find((one) => one !== undefined);
    return [{ enclosureId: String(data['enclosureId']), name: String(data['enclosureName']), ethogramId }];
  });
  const known = ready.filter((one): one is Ready => one.ethogramId !== undefined);
  return known.length > 0 ? known : ready.map((one) => ({ ...one, ethogramId: 'eth-meerkats' }));
}
