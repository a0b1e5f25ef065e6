import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { observerAgreementRoutes } from '#features/observer-agreement/observer-agreement.routes.ts';
import { aScanEntry, aScanRecord, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import {
  aSession,
  campaign,
  type KnownOfSessions,
  openSessions,
  patient,
  user,
} from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });

const START = aScanEntry().atUnix;
const first = aSession({ visitId: 'first', status: 'finished', endedAtUnix: START + 1, doneCount: 50 });
const second = aSession({
  ...{ visitId: 'second', secondOf: 'first', observerId: 'bo', status: 'finished', endedAtUnix: START + 2 },
});
const many = (code: string, count: number): readonly string[] => Array.from({ length: count }, () => code);
/** One scan of one animal for each code. */
const recordOf = (visitId: string, codes: readonly string[]) =>
  aSessionRecord({
    visitId,
    entries: codes.map((code, at) =>
      aScanEntry({ entryId: `scan-${at}`, number: at + 1, records: [aScanRecord({ code })] }),
    ),
  });
/** The table [[20, 5], [10, 15]] of the definitions, and an item that the first observer alone recorded. */
const records = [
  recordOf('first', [...many('RES', 25), ...many('LOC', 25), 'RES']),
  recordOf('second', [...many('RES', 20), ...many('LOC', 5), ...many('RES', 10), ...many('LOC', 15)]),
];
const open = (query = '', known: KnownOfSessions = {}) =>
  openSessions(`/InterObsView?campaignId=campaign-1${query}`, {
    ...{ sessions: [first, second], records, features: observerAgreementRoutes },
    ...known,
  });
const see = (text: string | RegExp) => screen.findByText(text, {}, patient);
/** The cells of a table, the names of its rows among them, line by line. */
const linesOf = async (name: string) => {
  const table = within(await screen.findByRole('table', { name }, patient));
  return table
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll(/\s/g, ' ')));
};
/** Somebody who judges the training, and is not trained. */
const manager: typeof user = { ...user, userId: 'manager', userRight: 'admin' };
const training = { ...campaign, type: 'training' as const, minAgreement: 0.4, observerIds: [user.userId, 'bo'] };

describe('the agreement of observers', () => {
  it('is said in one sentence, with the items of both', async () => {
    await open();
    expect(await see(/sont d’accord sur 70\s% des observations communes \(N = 50\) ; kappa 0,400\./)).toBeVisible();
  });

  it('counts apart what one observer alone recorded', async () => {
    await open();
    const lines = await linesOf('Accord de la paire');
    expect(lines.map(([, value]) => value)).toEqual(['Valeur', '1', '50', '1', '0', '70 %', '0,400', '0,400']);
  });

  it('stands in the confusion table with the first observer by row, and the diagonal framed', async () => {
    await open('&tab=confusion');
    expect((await linesOf('Tableau de confusion')).map((line) => line.slice(1))).toEqual([
      ['Nom LOC', 'Nom RES', 'Total'],
      ['15', '10', '25'],
      ['5', '20', '25'],
      ['20', '30', '50'],
    ]);
    expect(screen.getByText('15').tagName).toBe('STRONG');
    expect(screen.getByText('Encadré : les deux ont choisi le même comportement.')).toBeVisible();
    expect(await see(/Confusion la plus fréquente : « Nom LOC »/)).toBeVisible();
  });

  it('is told for each behaviour against all others', async () => {
    await open('&tab=behaviours&as=table');
    const lines = await linesOf('Accord par comportement');
    expect(lines.slice(1)).toEqual([
      ['Nom LOC', 'LOC', '45 %', '70 %', '0,400', '0,400'],
      ['Nom RES', 'RES', '55 %', '70 %', '0,400', '0,400'],
    ]);
  });

  it('of three people stands with their common items', async () => {
    const third = { ...second, visitId: 'third', observerId: 'cleo' };
    await open('&tab=group', {
      sessions: [first, second, third],
      records: [...records, recordOf('third', many('RES', 50))],
    });
    expect((await linesOf('Trois observateurs ou plus'))[1]?.slice(1, 3)).toEqual(['1', '50']);
  });

  it('of two people has no group', async () => {
    await open('&tab=group');
    expect(
      await screen.findAllByText('Aucune séance n’a été observée par trois personnes ou plus.', {}, patient),
    ).not.toEqual([]);
  });

  it('explains kappa with its formula and source where it is asked for', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /accord de deux observateurs/ }, patient));
    await vi.waitFor(() => expect(screen.getByText(/κ = \(p_o − p_e\)/)).toBeVisible());
    expect(screen.getByText(/Cohen 1960/)).toBeVisible();
  });

  it('says how to get a second opinion where there is none', async () => {
    await open('', { sessions: [first] });
    expect(await see('Pas encore de second avis')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ouvrir la liste des séances' })).toHaveAttribute(
      'href',
      '/ObsSessionListView',
    );
  });

  it('says that no comparison fits the filters', async () => {
    await open('&from=2020-01-01&until=2020-02-01');
    expect(await see('Aucune comparaison avec ces filtres')).toBeVisible();
  });
});

describe('the gate of a training campaign', () => {
  it('stands first and passes an observer who reaches the least agreement of the campaign', async () => {
    await open('', { campaign: training, as: manager });
    expect(await see('Observateurs qui réussissent : 1 sur 2 (kappa d’au moins 0,4).')).toBeVisible();
    const lines = await linesOf('Résultat de la formation');
    expect(lines[1]?.slice(1, 5)).toEqual(['Réussi', '0,400', '70 %', '50']);
    expect(lines[2]?.slice(1, 5)).toEqual(['Aucune séance comparée', '–', '–', '–']);
  });

  it('stops an observer below it', async () => {
    await open('', { campaign: { ...training, minAgreement: 0.41 } });
    expect((await linesOf('Résultat de la formation'))[1]?.[1]).toBe('Sous le seuil');
  });

  it('is no tab of another campaign', async () => {
    await open();
    await see(/sont d’accord/);
    expect(screen.queryByRole('tab', { name: 'Formation' })).toBeNull();
  });
});

describe('known answers of a training', () => {
  const known = aSession({
    ...{ visitId: 'known', isKnownAnswer: true, observerId: 'expert', status: 'finished', startedAtUnix: START - 10 },
  });
  const answer = (observerId: string, kappa: number) =>
    aSession({
      ...{ visitId: `answer-${observerId}`, secondOf: 'known', observerId, status: 'finished', startedAtUnix: START },
      knownAgreement: { kappa, percent: 80, items: 30, unanswered: 0, least: [] },
    });
  const sessions = [known, answer(user.userId, 0.9), answer('bo', 0.2)];

  it('decide before second opinions, and a manager sees every trainee', async () => {
    await open('', { campaign: training, sessions: [first, second, ...sessions], as: manager });
    expect(await see('Observateurs qui réussissent : 1 sur 2 (kappa d’au moins 0,4).')).toBeVisible();
    const lines = (await linesOf('Résultat de la formation')).slice(1);
    expect(lines.map((line) => [line[1], line[2], line[6]])).toEqual([
      ['Réussi', '0,900', 'Réponses connues'],
      ['Sous le seuil', '0,200', 'Réponses connues'],
    ]);
  });

  it('show a trainee their own line from the heads, and lead to the exercises, where nothing else was compared', async () => {
    await open('', { campaign: training, sessions, records: [] });
    const lines = (await linesOf('Résultat de la formation')).slice(1);
    expect(lines.map((line) => [line[1], line[2]])).toEqual([['Réussi', '0,900']]);
    expect(screen.getByText('Votre résultat : Réussi (kappa d’au moins 0,4 demandé).')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Faire l’exercice' })).toHaveAttribute(
      'href',
      '/ObsSessionView?campaignId=campaign-1',
    );
  });
});
