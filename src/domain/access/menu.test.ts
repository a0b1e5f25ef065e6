import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import type { Actor } from './actor.ts';
import { maySee } from './may-see.ts';
import { MENU, MENU_SECTIONS, menuOf } from './menu.ts';
import { ROLES } from './roles.ts';
import { TIERS } from './tiers.ts';

const keysOf = (menu: ReturnType<typeof menuOf>) => menu.flatMap((section) => section.entries.map(({ key }) => key));

const essential = [
  ...['dashboard', 'tasks', 'individuals', 'groups', 'enclosures', 'sectors', 'timeline', 'gallery'],
  ...['quickEvaluation', 'campaigns', 'evaluationMonitoring', 'questionnaireMonitoring', 'visits', 'history'],
  ...[
    'analyses',
    'focalAnalyses',
    'observerAgreement',
    'speciesCatalogue',
    'questionnaires',
    'ethograms',
    'contexts',
    'activityReport',
    'reports',
    'account',
  ],
];
const fullcare = essential
  .toSpliced(essential.indexOf('timeline'), 0, 'enrichment', 'enrichmentHistory')
  .flatMap((key) => (key === 'activityReport' ? ['research', key] : [key]));
const administration = [
  ...['providerDashboard', 'establishments', 'species', 'families', 'orders', 'taxa'],
  ...['questionnaireManagement', 'questions', 'profiles', 'bibliography', 'observationManagement'],
  ...['enrichmentAdministration', 'diagnostics'],
];
const managed = ['establishment', 'userInvitation'];

/** Every kind of account of the local run. */
const ACCOUNTS: readonly [who: string, actor: Partial<Actor>, entries: readonly string[]][] = [
  ['keeper, vet, nutrition and sector manager of a fullcare park', { role: 'user', tier: 'fullcare' }, fullcare],
  [
    'pedagogical account of a fullcare park',
    { role: 'pedagoadmin', tier: 'fullcare' },
    ['dashboard', 'questionnaires', 'ethograms', 'account'],
  ],
  ['manager of a fullcare park', { role: 'admin', tier: 'fullcare' }, [...fullcare, ...managed]],
  ['super manager of a fullcare park', { role: 'superAdmin', tier: 'fullcare' }, [...fullcare, ...managed]],
  ['keeper of an essential park', { role: 'user', tier: 'essential' }, essential],
  ['manager of an essential park', { role: 'admin', tier: 'essential' }, [...essential, ...managed]],
  ['keeper of a discovery park', { role: 'user', tier: 'discovery' }, ['quickEvaluation', 'account']],
  [
    'manager of a discovery park',
    { role: 'admin', tier: 'discovery' },
    ['quickEvaluation', 'account', 'establishment', 'userInvitation'],
  ],
  ['manager of a research partner', { role: 'admin', tier: 'research_partner' }, [...fullcare, ...managed]],
  [
    'provider staff',
    { role: 'superAdmin', tier: 'global', isStaff: true, rank: 'board', isProviderZoo: true },
    [...fullcare, ...managed, ...administration],
  ],
  [
    'ethologist of the provider',
    { role: 'user', tier: 'global', isStaff: true, rank: 'other', isProviderZoo: true },
    [...fullcare, ...administration],
  ],
  ['visitor of the demonstration', { role: 'user', tier: 'fullcare', isDemo: true }, fullcare],
];

describe('the menu', () => {
  it.each(ACCOUNTS)('of a %s', (_who, actor, entries) => {
    expect(keysOf(menuOf(anActor(actor))).toSorted()).toEqual(entries.toSorted());
  });
  it('opens the administration to provider staff in whatever establishment they look at', () => {
    for (const tier of TIERS)
      expect(keysOf(menuOf(anActor({ role: 'user', tier, isStaff: true }))).toSorted()).toEqual(
        [...fullcare, ...administration].toSorted(),
      );
  });
  it('has only what the person may see, in no empty section, and is never empty', () => {
    for (const role of ROLES)
      for (const tier of TIERS) {
        const actor = anActor({ role, tier });
        const menu = menuOf(actor);
        expect(menu.length).toBeGreaterThan(0);
        expect(menu.filter((section) => section.entries.length === 0)).toEqual([]);
        expect(menu.flatMap((section) => section.entries).filter((entry) => !maySee(actor, entry.feature))).toEqual([]);
      }
  });
  it.each([
    ['user', ['quickEvaluation', 'account']],
    ['pedagoadmin', ['dashboard', 'questionnaires', 'ethograms', 'account']],
    ['admin', ['quickEvaluation', 'account', 'establishment', 'userInvitation']],
    ['superAdmin', ['quickEvaluation', 'account', 'establishment', 'userInvitation']],
  ] as const)('that would be empty is, for %s, the static one', (role, entries) => {
    expect(keysOf(menuOf(anActor({ role }), [])).toSorted()).toEqual(entries.toSorted());
  });
  it('has the entries to come last in their sections, and sections of nothing else last', () => {
    const menu = menuOf(anActor({ role: 'superAdmin', tier: 'global', isStaff: true, isProviderZoo: true }));
    expect(menu.map(({ key }) => key)).toEqual([null, 'park', 'welfare', 'resources', 'account', 'administration']);
    expect(menu.find(({ key }) => key === 'park')?.entries.map(({ key }) => key)).toEqual([
      ...['tasks', 'individuals', 'groups', 'enclosures', 'sectors', 'timeline', 'gallery'],
      ...['enrichment', 'enrichmentHistory'],
    ]);
  });
  it('names each entry and each address once', () => {
    const entries = MENU.flatMap<{ key: string; path: string }>((section) => section.entries);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(new Set(entries.map(({ path }) => path.toLowerCase())).size).toBe(entries.length);
  });
  it('has the sections of the specification', () => {
    expect(MENU.flatMap((section) => section.key ?? [])).toEqual([...MENU_SECTIONS]);
    expect([...MENU_SECTIONS].toSorted()).toEqual(['account', 'administration', 'park', 'resources', 'welfare']);
  });
});
