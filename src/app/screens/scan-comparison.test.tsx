import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { scanAnalysisRoutes } from '#features/scan-analysis/scan-analysis.routes.ts';
import { aScanEntry, aScanRecord, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import { aSession, openSessions, patient } from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });

const HOUR = 3_600_000;

/** Sessions of two scans, one a day: on the first six of them Ada rests once, on the later six Ada rests twice and Bo once. */
const days = [1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16].map((day) => ({
  visitId: `visit-${day}`,
  startedAtUnix: Date.parse('2026-03-01T09:00:00Z') + (day - 1) * 24 * HOUR,
  rests: day < 10 ? { ada: 1, bo: 0 } : { ada: 2, bo: 1 },
}));
const sessions = days.map(({ visitId, startedAtUnix }) =>
  aSession({
    ...{ visitId, startedAtUnix, endedAtUnix: startedAtUnix + HOUR },
    ...{ status: 'finished', doneCount: 2, animalIds: ['ada', 'bo'] },
  }),
);
const records = days.map(({ visitId, startedAtUnix, rests }) =>
  aSessionRecord({
    visitId,
    entries: [1, 2].map((number) =>
      aScanEntry({
        ...{ entryId: `${visitId} ${number}`, number, atUnix: startedAtUnix + number * 60_000 },
        records: (['ada', 'bo'] as const).map((animalId) =>
          aScanRecord({ animalId, code: number <= rests[animalId] ? 'RES' : 'LOC' }),
        ),
      }),
    ),
  }),
);
const open = (query: string, known: { readonly most?: number } = {}) =>
  openSessions(`/ScanResultView?campaignId=campaign-1&tab=comparison${query}`, {
    ...{ sessions: sessions.slice(0, known.most), records, features: scanAnalysisRoutes },
  });
const see = (text: string | RegExp) => screen.findByText(text, {}, patient);
const BORDER = '&compare=border&border=2026-03-10';
const ROSE = /^Nom RES : en hausse de 50,0 points \(intervalle à 95 % : 50,0 à 50,0\), un grand effet \(h = 1,047\)\.$/;
const NO_CAUSE = /^Une différence ne prouve aucune cause/;

describe('the comparison of scans', () => {
  it('says which behaviour differs most between the days of the address, how surely, and that this proves no cause', async () => {
    await open(BORDER);
    expect(await see(ROSE)).toBeVisible();
    expect(screen.getAllByText(NO_CAUSE).length).toBe(2);
    expect(screen.getByText(/de chaque côté séparément.*Un côté a moins de 10 séances/)).toBeVisible();
    expect(screen.getByLabelText('A (avant le 10 mars 2026)').textContent).toBe(
      'Séances6Scans12Relevés, vus ou non24Vus (N)24',
    );
  });

  it('has both sides, the difference, its interval and its effect as a table, with their denominators', async () => {
    await open(`${BORDER}&as=table`);
    const table = within(await screen.findByRole('table', { name: 'Différences de comportement' }, patient));
    const [, row] = table.getAllByRole('row');
    const cells = within(row as HTMLElement).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      ...['6', '24', '25 %', '18', '24', '75 %'],
      ...['+50,0', '+50,0', '+50,0', '1,047', 'grand'],
    ]);
    expect(screen.getByRole('table', { name: 'Différences de diversité' })).toBeVisible();
  });

  it('asks for the sides first, with a day in the middle as a proposal', async () => {
    await open('');
    expect(await see('Choisissez les deux côtés à comparer.')).toBeVisible();
    expect(screen.getAllByText(NO_CAUSE).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: /^Couper au milieu.: 11 mars 2026$/ }));
    expect(await see(ROSE)).toBeVisible();
  });

  it('gives no interval with few sessions on a side, and says so', async () => {
    await open(BORDER, { most: 9 });
    expect(await see(/en hausse de 50,0 points \(sans intervalle\), un grand effet/)).toBeVisible();
    expect(screen.getByText(/^Pas d’intervalles : il faut de chaque côté au moins 5 séances/)).toBeVisible();
  });

  it('compares two groups of animals, whose sessions are drawn together', async () => {
    await open('&compare=animals&a=ada&b=bo');
    expect(
      await see(
        /^Nom RES : moins fréquent dans le groupe B que dans le groupe A de 50,0 points .*−?-?50,0.*, un grand effet/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/pour les deux groupes ensemble/)).toBeVisible();
    expect(screen.getByLabelText('B (Bo)')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Type de comparaison' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deux périodes' }, patient));
    expect(await see(/^Saisissez les deux périodes/)).toBeVisible();
  });

  it('compares the days of two periods alone', async () => {
    await open('&compare=periods&a=2026-03-01,2026-03-05&b=2026-03-12,');
    expect(await see(ROSE)).toBeVisible();
    expect(screen.getByLabelText(/^A \(1er.5 mars 2026\)$/).textContent).toMatch(/^Séances5/);
  });

  it.each([
    ['&compare=periods&a=2026-03-01,2026-03-12&b=2026-03-12,', /Les deux périodes se chevauchent/],
    ['&compare=periods&a=2026-03-05,2026-03-01&b=2026-03-12,', 'Une période se termine avant de commencer.'],
    ['&compare=animals&a=ada', 'Choisissez au moins un animal pour chaque groupe.'],
  ])('says why these sides cannot be compared: "%s"', async (query, fault) => {
    await open(query);
    expect(await see(fault)).toBeVisible();
    expect(screen.getByText('Choisissez les deux côtés à comparer.')).toBeVisible();
  });

  it('says that a side without observations has nothing to compare', async () => {
    await open('&compare=border&border=2026-04-10');
    expect(
      (await screen.findAllByText('La comparaison demande des observations des deux côtés.', {}, patient))[0],
    ).toBeVisible();
  });
});
