import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { scanAnalysisRoutes } from '#features/scan-analysis/scan-analysis.routes.ts';
import { aScanEntry, aScanRecord, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import { anArea, aZone } from '../../../tests/support/builders/plan.ts';
import { aSession, type KnownOfSessions, openSessions, patient } from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });

const HOUR = 3_600_000;
const session = aSession({
  ...{ status: 'finished', doneCount: 2, animalIds: ['ada', 'bo', 'cleo'] },
  endedAtUnix: aScanEntry().atUnix + HOUR,
});
const onRock = { zoneId: 'rock', planId: 'outside', x: 1, y: 1 };
const first = [
  aScanRecord({ code: 'RES', ...onRock, elevation: 2, nearIds: ['bo'] }),
  aScanRecord({ animalId: 'bo', code: 'RES' }),
  aScanRecord({ animalId: 'cleo', sighting: 'not_done', code: null }),
];
const second = [
  aScanRecord({ code: 'RES', ...onRock }),
  aScanRecord({ animalId: 'bo', code: 'LOC' }),
  aScanRecord({ animalId: 'cleo', sighting: 'not_visible', code: null }),
];
const avoided = { actorId: 'bo', receiverId: 'ada', code: null, kind: 'avoid' as const, atUnix: aScanEntry().atUnix };
const records = [
  aSessionRecord({
    entries: [
      aScanEntry({ records: first, interactions: [avoided] }),
      aScanEntry({ entryId: 'scan-2', number: 2, atUnix: aScanEntry().atUnix + HOUR, records: second }),
    ],
  }),
];
const open = (query = '', known: KnownOfSessions = {}) =>
  openSessions(`/ScanResultView?campaignId=campaign-1${query}`, {
    ...{ sessions: [session], records, zones: [aZone()], areas: [anArea()], features: scanAnalysisRoutes },
    ...known,
  });
const see = (text: string | RegExp) => screen.findByText(text, {}, patient);

describe('the analyses of scans', () => {
  it('tell how much is analysed, with what was not visible and what was not done', async () => {
    await open();
    const sample = await screen.findByLabelText('Ce qui est analysé', {}, patient);
    expect(sample.textContent).toBe('Séances1Scans2Animaux3Vus (N)4Pas visibles1Non relevés1');
  });

  it.each([
    ['', 'Nom RES est le comportement le plus fréquent : 75 % (N = 4).'],
    ['diversity', 'La diversité est basse : H′ = 0,562 (comportements vus : 2 sur 3).'],
    ['lists', 'Rares : 0 · propres à un seul animal : 1 · vus une seule fois : 1 · jamais vus : 1'],
    ['proximity', 'Ada et Bo sont les plus souvent proches : SRI 0,500 (scans ensemble : 1).'],
    ['network', 'Animaux : 3 · liens : 1 · densité : 0,333 · groupes sans lien entre eux : 2'],
    ['centrality', 'Ada a les liens les plus forts : force 0,500 (voisins : 1).'],
    ['avoidance', 'Ada est le plus évité (évitements reçus : 1 sur 1).'],
    ['zones', 'Rocher est la zone la plus utilisée : 100 % (N = 2) ; SPI modifié : –.'],
    ['heatmap', 'Observations placées sur le plan : 2 ; au plus 2 dans une case.'],
    ['space', 'Observations avec une position et une hauteur : 1 ; hauteur la plus utilisée : 2 (100 %).'],
    ['statistics', 'Animaux visibles par scan : 2 en moyenne (scans : 2, jours : 1).'],
  ])('say the finding of the tab "%s"', async (tab, finding) => {
    await open(`&tab=${tab}`);
    expect(await see(finding)).toBeVisible();
  });

  it('have the squares of each height as a table where a browser does not draw in three dimensions', async () => {
    await open('&tab=space');
    const table = within(await screen.findByRole('table', { name: 'Carte en trois dimensions' }, patient));
    const [, row] = table.getAllByRole('row');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2', '1', '1', '1']);
    expect(screen.getByText(/n’affiche pas les cartes en trois dimensions/)).toBeVisible();
    expect(screen.getByText(/Sans hauteur : 3\./)).toBeVisible();
  });

  it('go through the hours of a map one after the other, by the keys of a slider', async () => {
    await open('&tab=heatmap');
    const show = async (name: string) => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Moments affichés' }, patient));
      await userEvent.click(await screen.findByRole('option', { name }, patient));
    };
    await show('Heures');
    expect(await see(/^\d+ h · 1 scan \(1 sur 2\)$/)).toBeVisible();
    expect(screen.getByText(/N = 1$/)).toBeVisible();
    screen.getByRole('slider', { name: 'Moment' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await see(/^\d+ h · 1 scan \(2 sur 2\)$/)).toBeVisible();
    await show('Toute la période');
    expect(await see(/N = 2$/)).toBeVisible();
  });

  it('have the same figures as a table, with both shares', async () => {
    await open('&as=table');
    const table = within(await screen.findByRole('table', { name: 'Fréquence des comportements' }, patient));
    const rows = table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
    expect(rows[1]?.map((cell) => cell.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'RES',
      '3',
      '75 %',
      '75 %',
      '100 %',
    ]);
  });

  it('explain the index with its formula and source where it is asked for', async () => {
    await open('&tab=diversity');
    await userEvent.click(await screen.findByRole('button', { name: /indice de Shannon/ }, patient));
    await vi.waitFor(() => expect(screen.getByText(/H′ = −Σ/)).toBeVisible());
    expect(screen.getByText(/Pielou 1966/)).toBeVisible();
  });

  it('say the message of the specification where one period is no course', async () => {
    await open('&tab=diversity');
    expect(await see('Données insuffisantes pour l’analyse temporelle')).toBeVisible();
  });

  it('analyse the latest scans up to the limit, say so, and all of them when asked', async () => {
    await open('&limit=1');
    expect(await see(/scans les plus récents : 1 sur 2\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Analyser tous les scans (2)' }));
    expect(await see('Nom RES est le comportement le plus fréquent : 75 % (N = 4).')).toBeVisible();
  });

  it('count the filtered animals alone', async () => {
    await open('&animals=bo');
    expect(await see(/: 50 % \(N = 2\)\./)).toBeVisible();
  });

  it('say that nothing matches the filters, without asking the server', async () => {
    await open('&from=2020-01-01&until=2020-02-01');
    expect(await see('Aucun scan ne répond à ces filtres')).toBeVisible();
  });

  it('have intervals where they are asked for, with their resamples, in the table and not before', async () => {
    const { visitId: _visitId, ...alike } = session;
    const [record] = records;
    const another = { ...record!, visitId: 'visit-2' };
    await open('&as=table', { sessions: [session, { ...alike, visitId: 'visit-2' }], records: [...records, another] });
    const toggle = await screen.findByRole('switch', { name: 'Avec intervalles' }, patient);
    expect(screen.queryByRole('columnheader', { name: /^95\s%\sde$/ })).toBeNull();
    await userEvent.click(toggle);
    await screen.findByRole('columnheader', { name: /^95\s%\sde$/ }, patient);
    await see(
      /rééchantillonnage des 2 séances avec remise \(bootstrap, 1.000 tirages, graine « enclos »\).*Moins de 10 séances/,
    );
  });

  it.each([
    ['', 'Il faut au moins deux séances pour des intervalles.'],
    ['&tab=network', /SRI des paires comparés au hasard : coefficient de variation 1,732.*1.000 permutations/],
  ])('keep in the address that intervals are asked for: "%s"', async (query, sentence) => {
    await open(`${query}&intervals=1`);
    expect(await see(sentence)).toBeVisible();
  });
});
