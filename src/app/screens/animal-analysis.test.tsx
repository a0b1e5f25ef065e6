import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { animalAnalysisRoutes } from '#features/animal-analysis/animal-analysis.routes.ts';
import { animalsRoutes } from '#features/animals/animals.routes.ts';
import { WHOLE_GROUP } from '#domain/observation-sessions/scan-recorder.ts';
import { aScanEntry, aScanRecord, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import { anAnimal } from '../../../tests/support/builders/park.ts';
import { aZone } from '../../../tests/support/builders/plan.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import {
  aSession,
  campaign,
  type KnownOfSessions,
  openSessions,
  patient,
} from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 120_000 });

const HOUR = 3_600_000;
/** Launched, so that lists offer it. */
const launched = { ...campaign, launchedAtUnix: campaign.startAtUnix };
const ada = anAnimal({ animalId: 'ada', animalName: 'Ada' });
const session = aSession({
  ...{ status: 'finished', doneCount: 2, animalIds: ['ada', 'bo', 'cleo'] },
  endedAtUnix: aScanEntry().atUnix + HOUR,
});
const first = [
  aScanRecord({ code: 'RES', zoneId: 'rock', nearIds: ['bo'], nearestId: 'bo' }),
  aScanRecord({ animalId: 'bo', code: 'RES', zoneId: 'rock' }),
  aScanRecord({ animalId: 'cleo', code: 'LOC' }),
];
const second = [
  aScanRecord({ code: 'LOC', zoneId: 'rock' }),
  aScanRecord({ animalId: 'bo', code: 'LOC' }),
  aScanRecord({ animalId: 'cleo', sighting: 'not_visible', code: null }),
];
const third = [
  aScanRecord({ sighting: 'not_visible', code: null }),
  aScanRecord({ animalId: 'bo', sighting: 'not_done', code: null }),
];
const acted = (actorId: string, receiverId: string, kind: 'affiliative' | 'agonistic' | 'avoid') => ({
  ...{ actorId, receiverId, kind, code: null, atUnix: aScanEntry().atUnix },
});
const records = [
  aSessionRecord({
    entries: [
      aScanEntry({
        records: first,
        interactions: [
          acted('ada', 'bo', 'affiliative'),
          acted('cleo', 'ada', 'agonistic'),
          acted('ada', 'cleo', 'avoid'),
        ],
      }),
      aScanEntry({ entryId: 'scan-2', number: 2, atUnix: aScanEntry().atUnix + HOUR, records: second }),
      aScanEntry({ entryId: 'scan-3', number: 3, atUnix: aScanEntry().atUnix + 2 * HOUR, records: third }),
    ],
  }),
];
const open = (address: string, known: KnownOfSessions = {}) =>
  openSessions(address, {
    campaign: launched,
    ...{ sessions: [session], records, zones: [aZone()], animal: ada, movements: [] },
    features: [...animalAnalysisRoutes, ...animalsRoutes],
    ...known,
  });
const see = (text: string | RegExp) => screen.findByText(text, {}, patient);
const rowsOf = async (name: string) => {
  const table = within(await screen.findByRole('table', { name }, patient));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')));
};

describe('the statistics of an animal', () => {
  it('open in the campaign that concerns the animal, with the ways to what is near', async () => {
    const { path } = await open('/AnimalStatView?id=ada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Statistiques de Ada' }, patient)).toBeVisible();
    expect(path()).toBe('/AnimalStatView?id=ada&campaignId=campaign-1');
    const links = within(screen.getByRole('navigation', { name: 'Pages liées' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...['/AnimalManagementView?id=ada', '/SocialView?id=ada&campaignId=campaign-1'],
      '/ScanResultView?campaignId=campaign-1',
    ]);
  });

  it.each([
    [
      '',
      'Ada : Nom RES est le comportement le plus fréquent, 50 % (N = 2) ; médiane des autres animaux : 25 % (animaux : 2).',
    ],
    [
      'diversity',
      /La diversité de Ada est basse : H′ = 0,693, J′ = 1,000 ; médiane des autres animaux : H′ = 0,347 \(animaux : 2\)\./,
    ],
    ['zones', 'Ada utilise surtout Rocher : 100 % (N = 2) ; SPI modifié : –.'],
    ['sightings', 'Ada : vu 2 fois, pas visible 1 fois, non relevé 0 fois (scans analysés : 3).'],
  ])('say the finding of the tab "%s"', async (tab, finding) => {
    await open(`/AnimalStatView?id=ada&campaignId=campaign-1&tab=${tab}`);
    expect(await see(finding)).toBeVisible();
  });

  it('have each behaviour beside the others as a table, and explain it with its formula', async () => {
    await open('/AnimalStatView?id=ada&campaignId=campaign-1&as=table');
    expect(await rowsOf('Fréquence des comportements')).toEqual([
      ['Nom RES', 'RES', '1', '50 %', '25 %', '2'],
      ['Nom LOC', 'LOC', '1', '50 %', '75 %', '2'],
    ]);
    expect(screen.getByText(/Moins de 10 séances/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /fréquence d’un comportement/ }));
    await waitFor(() => expect(screen.getByText('pᵢ = 100 × nᵢ / N')).toBeVisible());
  });

  it('have the course of this animal alone by week', async () => {
    await open('/AnimalStatView?id=ada&campaignId=campaign-1&tab=diversity&as=table');
    const [week] = await rowsOf('Évolution de la diversité');
    expect(week?.slice(1)).toEqual(['2', '2', '0,693', '1,000']);
  });

  it('name the last quick evaluation of the groups of the animal', async () => {
    const { sources } = await open('/AnimalStatView?id=ada&campaignId=campaign-1');
    const lastEvaluation = {
      ...{ evaluationId: 'e1', atUnix: Date.parse('2026-04-02T10:00:00Z'), overall: 71.5, label: 'good' as const },
      categories: { housing: null, feeding: null, health: null, behavior: 71.5 },
      ...{ answered: 10, asked: 12, previousOverall: null },
    };
    const groups = [
      aQuickGroup({ groupId: 'ours', groupName: 'Les lionnes', animalIds: ['ada'], lastEvaluation }),
      aQuickGroup({ groupId: 'others', groupName: 'Les autres', animalIds: ['bo'], lastEvaluation }),
    ];
    sources.documents.show({ items: groups as never[], isCut: false, unreadable: 0, waitingIds: [] });
    const section = await screen.findByRole('region', { name: /Dernières évaluations rapides/ }, patient);
    expect(within(section).getByRole('link', { name: 'Les lionnes' })).toHaveAttribute(
      'href',
      '/GroupResultsView?id=ours&evaluation=e1',
    );
    expect(within(section).getByText('71,5 sur 100')).toBeVisible();
    expect(within(section).queryByText('Les autres')).toBeNull();
  });

  it('say that no campaign concerns the animal', async () => {
    await open('/AnimalStatView?id=ada', { campaign: { ...launched, enclosureIds: ['far'] } });
    expect(await see('Aucune campagne avec des scans pour cet animal')).toBeVisible();
  });

  it('say that no scan concerns the animal, and that a group was recorded as one', async () => {
    const group = [aScanRecord({ animalId: WHOLE_GROUP, code: 'RES' })];
    await open('/AnimalStatView?id=ada&campaignId=campaign-1', {
      records: [aSessionRecord({ entries: [aScanEntry({ records: group })] })],
    });
    expect(await see('Aucun scan ne concerne Ada')).toBeVisible();
    expect(screen.getByText(/relèvent le groupe entier/)).toBeVisible();
  });
});

describe('the relations of an animal', () => {
  const at = (tab: string) => `/SocialView?id=ada&campaignId=campaign-1&tab=${tab}`;

  it.each([
    ['', 'Bo est le plus souvent proche de Ada : SRI 0,500 (scans ensemble : 1).'],
    [
      'interactions',
      'Interactions de Ada : affiliatives : données 1, reçues 0 ; agonistiques : données 0, reçues 1 ; évitements : donnés 1, reçus 0.',
    ],
    ['sociogram', 'Ada a un lien avec 1 des autres animaux, sur 2 (liens entre eux tous : 1).'],
  ])('say the finding of the tab "%s"', async (tab, finding) => {
    await open(at(tab));
    expect(await see(finding)).toBeVisible();
  });

  it('rank the partners, the closest first', async () => {
    await open(`${at('')}&as=table`);
    expect(await rowsOf('Partenaires par proximité')).toEqual([
      ['Bo', '1', '0,500', '0,500', '1'],
      ['Cleo', '0', '0,000', '0,000', '0'],
    ]);
  });

  it('have the interactions in both directions as a table', async () => {
    await open(`${at('interactions')}&as=table`);
    expect(await rowsOf('Interactions par partenaire')).toEqual([
      ['Bo', '1', '0', '0', '0', '0', '0'],
      ['Cleo', '0', '0', '0', '1', '1', '0'],
    ]);
  });

  it('have the links around the animal alone', async () => {
    await open(`${at('sociogram')}&net=avoid&as=table`);
    expect(await rowsOf('Sociogramme')).toEqual([['Ada', 'Cleo', '1', '1']]);
  });
});

describe('the page of an animal', () => {
  const at = (tab: string) => `/AnimalManagementView?id=ada&tab=${tab}`;

  it('says the findings of its statistics, and leads to their figures', async () => {
    await open(at('statistics'));
    expect(await see(/Ada : Nom RES est le comportement le plus fréquent, 50 %/)).toBeVisible();
    expect(screen.getByText(/La diversité de Ada est basse/)).toBeVisible();
    expect(screen.getByText(/Ada utilise surtout Rocher/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Toutes ses statistiques' })).toHaveAttribute(
      'href',
      '/AnimalStatView?id=ada&campaignId=campaign-1',
    );
  });

  it('says the findings of its relations beside its companions', async () => {
    await open(at('social'));
    expect(await see(/Bo est le plus souvent proche de Ada/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Il partage l’enclos avec' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Toutes ses relations' })).toBeVisible();
  });

  it('says that no campaign concerns the animal', async () => {
    await open(at('social'), { campaign: { ...launched, enclosureIds: ['far'] } });
    expect(await see('Aucune campagne avec des scans pour cet animal')).toBeVisible();
  });
});
