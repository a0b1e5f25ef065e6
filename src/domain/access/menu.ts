import type { Actor } from './actor.ts';
import type { Feature } from './features.ts';
import { maySee } from './may-see.ts';
import type { MenuSectionKey } from './menu-sections.ts';
import type { Role } from './roles.ts';

export { MENU_SECTIONS, type MenuSectionKey } from './menu-sections.ts';

/** A line of the menu: its name (a key of `menu:entries`), what opens it, and where it leads. */
type Entry = { readonly key: string; readonly feature: Feature; readonly path: string };
type Section = { readonly key: MenuSectionKey | null; readonly entries: readonly Entry[] };

/**
 * The whole menu as data: sidebar, /submenu, search and tests read it and nothing else.
 * @source specification, point 2, "Sidebar sections"
 */
export const MENU = [
  { key: null, entries: [{ key: 'dashboard', feature: 'dashboard', path: '/Dashboard' }] },
  {
    key: 'park',
    entries: [
      { key: 'tasks', feature: 'tasks', path: '/TaskManagementView' },
      { key: 'individuals', feature: 'individuals', path: '/specieAnimalsListView' },
      { key: 'groups', feature: 'groups', path: '/GroupListView' },
      { key: 'enclosures', feature: 'enclosures', path: '/EnclosureListView' },
      { key: 'sectors', feature: 'sectors', path: '/SectorListView' },
      { key: 'enrichment', feature: 'enrichment', path: '/EnrichListView' },
      { key: 'enrichmentHistory', feature: 'enrichment', path: '/EnrichListHistory' },
      { key: 'timeline', feature: 'timeline', path: '/Timeline' },
      { key: 'gallery', feature: 'timeline', path: '/GalleryView' },
    ],
  },
  {
    key: 'welfare',
    entries: [
      { key: 'quickEvaluation', feature: 'quickEvaluation', path: '/FastEvalGroupListView' },
      { key: 'campaigns', feature: 'campaigns', path: '/campaignListView' },
      { key: 'evaluationMonitoring', feature: 'evaluationMonitoring', path: '/EvalHistory' },
      { key: 'questionnaireMonitoring', feature: 'campaigns', path: '/CampaignQuizzMonitoringView' },
      // A visit is an observation session in front of the animals.
      { key: 'visits', feature: 'campaigns', path: '/ObsSessionListView' },
      // Everything that was collected, by day: the timeline reduced to the values.
      { key: 'history', feature: 'history', path: '/Timeline?kind=collection' },
      { key: 'analyses', feature: 'analytics', path: '/ScanResultView' },
      { key: 'focalAnalyses', feature: 'analytics', path: '/FocalAnalysisView' },
      { key: 'observerAgreement', feature: 'analytics', path: '/InterObsView' },
    ],
  },
  {
    key: 'resources',
    entries: [
      // A page to read; its buttons that change are the provider's.
      { key: 'speciesCatalogue', feature: 'individuals', path: '/SpecieListManagement' },
      { key: 'questionnaires', feature: 'questionnairesReadOnly', path: '/QuizzListViewReadOnly' },
      { key: 'ethograms', feature: 'ethogramsReadOnly', path: '/obsListViewReadOnly' },
      { key: 'contexts', feature: 'campaigns', path: '/ObsContextListView' },
      { key: 'research', feature: 'research', path: '/ResearchListView' },
      { key: 'activityReport', feature: 'activityReport', path: '/CirManagementView' },
      { key: 'reports', feature: 'advancedReports', path: '/ReportListView' },
    ],
  },
  {
    key: 'account',
    entries: [
      { key: 'account', feature: 'accountSettings', path: '/userSettings' },
      { key: 'establishment', feature: 'establishment', path: '/ZooDetails' },
      { key: 'userInvitation', feature: 'userInvitation', path: '/userCreation' },
    ],
  },
  {
    key: 'administration',
    entries: [
      { key: 'providerDashboard', feature: 'establishmentAdministration', path: '/DashboardAkongo' },
      { key: 'establishments', feature: 'establishmentAdministration', path: '/ZooList' },
      { key: 'species', feature: 'taxonAdministration', path: '/IUCNSpeciesSearch' },
      { key: 'families', feature: 'taxonAdministration', path: '/FamilyListManagement' },
      { key: 'orders', feature: 'taxonAdministration', path: '/OrderListManagement' },
      { key: 'taxa', feature: 'taxonAdministration', path: '/TagManagementView' },
      // The official ones; the tabs beside it lead to those of the establishment and to archived ones.
      { key: 'questionnaireManagement', feature: 'questionnaireAdministration', path: '/quizzListView2' },
      { key: 'questions', feature: 'questionnaireAdministration', path: '/QuestionListView' },
      // Readers of questionnaires come from there to the profiles.
      { key: 'profiles', feature: 'questionnaireAdministration', path: '/QuizzProfileView' },
      { key: 'bibliography', feature: 'questionnaireAdministration', path: '/BiblioView' },
      { key: 'observationManagement', feature: 'observationAdministration', path: '/ObsListView' },
      { key: 'enrichmentAdministration', feature: 'enrichmentAdministration', path: '/EnrichListView?official=1' },
      { key: 'diagnostics', feature: 'multiEstablishment', path: '/testView' },
    ],
  },
] as const satisfies readonly Section[];

export type MenuEntry = (typeof MENU)[number]['entries'][number];
export type MenuKey = MenuEntry['key'];
export type MenuSection = { readonly key: MenuSectionKey | null; readonly entries: readonly MenuEntry[] };

/** The entries whose screens are still to come; a test compares them with the routes. */
const COMING: ReadonlySet<MenuKey> = new Set([
  'enrichment',
  'enrichmentHistory',
  'research',
  'activityReport',
  'reports',
  'enrichmentAdministration',
]);

/** Returns whether the screen of an entry is still to come: its link leads to a page that says so. */
export function isComing(key: MenuKey): boolean {
  return COMING.has(key);
}

/** The menu of a role for which the table gives nothing, so that nobody is ever without a menu. */
const FALLBACK: Readonly<Record<Role, readonly MenuKey[]>> = {
  user: ['quickEvaluation', 'account'],
  pedagoadmin: ['dashboard', 'questionnaires', 'ethograms', 'account'],
  admin: ['quickEvaluation', 'account', 'establishment', 'userInvitation'],
  superAdmin: ['quickEvaluation', 'account', 'establishment', 'userInvitation'],
};

/**
 * Returns the sections with the entries that the person may see, by tier and role; empty sections go, and a menu that
 * would be empty is the static one of the role. Entries to come stand last in their section, sections of nothing else last.
 * @source specification, point 2: "Static fallback menus per role apply if the generated menu is empty"
 */
export function menuOf(actor: Actor, menu: readonly MenuSection[] = MENU): readonly MenuSection[] {
  const generated = reduced(menu, (entry) => maySee(actor, entry.feature));
  return generated.length > 0 ? generated : reduced(MENU, (entry) => FALLBACK[actor.role].includes(entry.key));
}

function reduced(menu: readonly MenuSection[], keeps: (entry: MenuEntry) => boolean): readonly MenuSection[] {
  const sections = menu
    .map(({ key, entries }) => ({ key, entries: comingLast(entries.filter(keeps), (entry) => isComing(entry.key)) }))
    .filter((section) => section.entries.length > 0);
  return comingLast(sections, ({ entries }) => entries.every((entry) => isComing(entry.key)));
}

function comingLast<T>(all: readonly T[], isToCome: (one: T) => boolean): readonly T[] {
  return [...all.filter((one) => !isToCome(one)), ...all.filter(isToCome)];
}
