import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FocalAction } from '#domain/observation-sessions/session.ts';
import { focalAnalysisRoutes } from '#features/focal-analysis/focal-analysis.routes.ts';
import { aFocalEntry, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import { savedFiles } from '../../../tests/support/saved-files.ts';
import {
  aSession,
  type KnownOfSessions,
  observing,
  openSessions,
  patient,
} from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => vi.restoreAllMocks());

const MINUTE = 60_000;
const START = aFocalEntry().atUnix;
const session = aSession({
  ...{ method: 'focal', status: 'finished', doneCount: 2, animalIds: ['ada', 'bo'] },
  endedAtUnix: START + 60 * MINUTE,
});
const tap = (animalId: string, minute: number, action: FocalAction, code: string | null = null) =>
  aFocalEntry({
    ...{ entryId: `${animalId} ${minute} ${action} ${code}`, animalId, action, code },
    atUnix: START + minute * MINUTE,
  });
const ada = [
  ...[tap('ada', 0, 'begin'), tap('ada', 0, 'start', 'RES'), tap('ada', 2, 'pause'), tap('ada', 4, 'resume')],
  ...[tap('ada', 8, 'stop', 'RES'), tap('ada', 8, 'start', 'LOC'), tap('ada', 10, 'stop', 'LOC')],
  ...[tap('ada', 10, 'start', 'RES'), tap('ada', 12, 'stop', 'RES'), tap('ada', 12, 'end')],
];
const bo = [
  ...[
    tap('bo', 20, 'begin'),
    tap('bo', 25, 'point', 'GRO'),
    tap('bo', 26, 'start', 'LOC'),
    tap('bo', 29, 'stop', 'LOC'),
  ],
  tap('bo', 30, 'end'),
];
const open = (query = '', known: KnownOfSessions = {}) =>
  openSessions(`/FocalAnalysisView?campaignId=campaign-1${query}`, {
    ...{ campaign: observing({ methods: ['focal'] }), sessions: [session] },
    ...{ records: [aSessionRecord({ entries: [...ada, ...bo] })], features: focalAnalysisRoutes },
    ...known,
  });
const see = (text: string | RegExp) => screen.findByText(text, {}, patient);
const cellsOf = (row: HTMLElement | undefined) =>
  row === undefined
    ? []
    : within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll(/\s/g, ' '));

describe('the analyses of focal observations', () => {
  it('tell how much is analysed, and how many states were cut off', async () => {
    await open();
    const sample = await screen.findByLabelText('Ce qui est analysé', {}, patient);
    expect(sample.textContent).toBe('Séances1Observations focales2Animaux2Temps observé20:00Épisodes et événements5');
    expect(screen.getByText('États coupés par une pause ou par la fin : 2')).toBeVisible();
  });

  it.each([
    ['', 'Nom RES prend la plus grande part du temps observé : 40 %.'],
    ['durations', 'Nom RES a les épisodes les plus longs : 4:00 en moyenne (épisodes : 2, coupés : 2).'],
    ['rates', 'Nom RES commence le plus souvent : 6 fois par heure observée (occurrences : 2).'],
    ['latencies', 'Nom RES vient le plus tôt : après 0:00 en moyenne (observations avec : 1, sans : 1).'],
    [
      'transitions',
      'Nom RES → Nom LOC est la transition la plus fréquente : 1 sur 3, soit 100 % des suites de Nom RES.',
    ],
  ])('say the finding of the tab "%s"', async (tab, finding) => {
    await open(`&tab=${tab}`);
    expect(await see(finding)).toBeVisible();
  });

  it('have the bouts of each state as a table, those never seen with zeros and dashes', async () => {
    await open('&tab=durations&as=table');
    const table = within(await screen.findByRole('table', { name: 'Durée des épisodes' }, patient));
    const [, rest, move] = table.getAllByRole('row');
    expect(cellsOf(rest)).toEqual(['RES', '2', '2', '8:00', '4:00', '2:49', '4:00', '2:00', '6:00']);
    expect(cellsOf(move)).toEqual(['LOC', '2', '0', '5:00', '2:30', '0:42', '2:30', '2:00', '3:00']);
  });

  it('show the figures of one animal, with its own observed time', async () => {
    await open('&tab=rates&as=table');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Animaux' }, patient));
    await userEvent.click(await screen.findByRole('option', { name: 'Bo' }, patient));
    expect(await see('Temps observé : 10:00 · observations : 1')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Fréquence par heure' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => cellsOf(row).at(-1))).toEqual(['0', '6', '6']);
  });

  it('draw the transitions as a diagram as well', async () => {
    await open('&tab=transitions');
    await userEvent.click(await screen.findByRole('radio', { name: 'Diagramme' }, patient));
    await vi.waitFor(() => expect(document.querySelectorAll('section polygon')).toHaveLength(3), patient);
  });

  it('show a session over time: a row for each behaviour that an animal showed', async () => {
    await open('&tab=timeline');
    const drawing = within(await screen.findByRole('img', { name: /^Séance du .*\s: Ada et Bo/ }, patient));
    expect(await drawing.findAllByText('Nom LOC', {}, patient)).toHaveLength(2);
    expect(drawing.getAllByText('Nom RES')).toHaveLength(1);
    expect(drawing.getByText('30:00')).toBeInTheDocument();
  });

  it('say that data are insufficient where no behaviour follows another', async () => {
    await open('&tab=transitions&behaviours=GRO');
    expect(await see('Données insuffisantes pour cette analyse')).toBeVisible();
  });

  it('count no session that is a second opinion, and say that nothing matches', async () => {
    await open('', { sessions: [{ ...session, secondOf: 'visit-0' }] });
    expect(await see('Aucune observation focale ne répond à ces filtres')).toBeVisible();
  });

  it('offer all results and the data as files', async () => {
    await open('&tab=export');
    expect(await screen.findByRole('button', { name: 'Tous les résultats' }, patient)).toBeVisible();
    expect(screen.getByText(/contient chaque épisode et chaque événement/)).toBeVisible();
  });

  it('name the campaign, its ethogram with the version and the time zone in a file', async () => {
    const files = savedFiles();
    await open('&tab=export');
    await userEvent.click(await screen.findByRole('button', { name: 'Tous les résultats' }, patient));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    const { ethogramId, ethogramVersion, name } = observing({});
    expect(JSON.parse((await files[0]?.content.text()) ?? '')).toMatchObject({
      filters: {
        Campagne: name,
        Éthogramme: `${ethogramId} ${ethogramVersion}`,
        'Fuseau horaire': 'Europe/Paris',
      },
    });
  });
});
