import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportSessionsRequest } from '#domain/callables/observation-sessions.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ExchangedSession } from '#domain/session-exchange/exchanged-session.ts';
import { importedVisitId } from '#domain/session-exchange/imported-session.ts';
import { writeOwnTable } from '#domain/session-exchange/own-table.ts';
import { writeZooMonitorSessions } from '#domain/session-exchange/write-zoomonitor.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { displayName } from '#domain/users/user.ts';
import { writeCsv } from '#lib/csv/write-csv.ts';
import { anExchangedRecord, anExchangedSession } from '../../../tests/support/builders/exchanged-session.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import {
  aSession,
  campaign,
  type KnownOfSessions,
  openSessions,
  patient,
  press,
  user,
} from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => sessionStorage.clear());

const admin = aUser({ userRight: 'admin' });
/** A session of Ada in the words of the establishment. */
const told = (differences: Partial<ExchangedSession> = {}) =>
  anExchangedSession({
    ...{ sessionId: 'one', campaign: campaign.name, enclosure: 'Grande plaine', observer: displayName(user) },
    ...differences,
  });
const csv = (...sessions: readonly ExchangedSession[]) =>
  new File([writeCsv(writeOwnTable(sessions))], 'séances.csv', { type: 'text/csv' });

/** Opens the import with a server that answers call by call; `answers` are its first answers. */
async function open(known: KnownOfSessions = {}, failures: readonly string[] = []) {
  const app = await openSessions('/ObsSessionListView?import=1', { as: admin, ...known });
  const sent: ImportSessionsRequest[] = [];
  const waiting = [...failures];
  vi.spyOn(app.fakes.observationSessions, 'importSessions').mockImplementation((request) => {
    sent.push(request);
    if (waiting.shift() !== undefined) return Promise.resolve(fail(appError('generic/offline')));
    const results = request.sessions.map(({ sessionId }) => ({
      ...{ sessionId, outcome: 'written' as const, visitId: 'v', error: null, field: null },
    }));
    return Promise.resolve(ok({ results }));
  });
  return { ...app, sent };
}
const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('Choisir un fichier', { selector: 'input' }, patient), file);
const next = async () => {
  const button = await screen.findByRole('button', { name: 'Continuer' }, patient);
  await vi.waitFor(() => expect(button).toBeEnabled(), patient);
  await userEvent.click(button);
};
const status = async (text: string | RegExp) => expect(await screen.findByText(text, {}, patient)).toBeVisible();
const meaning = (word: string) =>
  screen.findByRole('combobox', { name: `Correspondance de «\u00a0${word}\u00a0»` }, patient);
const choice = async (word: string, name: string | RegExp) => {
  await userEvent.click(await meaning(word));
  await userEvent.click(await screen.findByRole('option', { name }, patient));
};

describe('the import of sessions', () => {
  it('writes the sessions of an own table whose names are all known, by the keyboard alone', async () => {
    const { sent } = await open();
    await choose(csv(told(), told({ sessionId: 'two' })));
    await status(/2 séances$/);
    screen.getByRole('button', { name: 'Continuer' }).focus();
    await userEvent.keyboard('{Enter}');
    await status('Tous les noms ont une correspondance');
    expect((await meaning('Ada')).getAttribute('value')).toMatch(/^Ada/);
    screen.getByRole('button', { name: 'Continuer' }).focus();
    await userEvent.keyboard('{Enter}');
    await status('2 nouvelles séances');
    const [taken] = await screen.findAllByRole('checkbox', { name: /Importer la séance/ }, patient);
    taken?.focus();
    await userEvent.keyboard(' ');
    screen.getByRole('button', { name: 'Importer 1 séance' }).focus();
    await userEvent.keyboard('{Enter}');
    await status('1 séance importée');
    expect(sent).toMatchObject([
      {
        ...{ zooId: 'zoo-1', fileName: 'séances.csv' },
        sessions: [{ sessionId: 'two', campaignId: campaign.campaignId, enclosureId: 'plain', animalIds: ['ada'] }],
      },
    ]);
    expect(screen.getByRole('link', { name: 'Voir les séances' })).toHaveAttribute('href', '/ObsSessionListView');
  });

  it('asks what the names of a ZooMonitor table mean, and remembers it for the next file', async () => {
    const zoo = told({
      ...{ campaign: 'Study 7', observer: 'Zed', animals: ['Addie'] },
      scans: [
        {
          ...{ number: 1, atUnix: told().startedAtUnix, interactions: [] },
          records: [anExchangedRecord({ animal: 'Addie', behaviour: 'Snooze' })],
        },
      ],
    });
    const file = () => new File([writeCsv(writeZooMonitorSessions([zoo]), ',')], 'zoo.csv', { type: 'text/csv' });
    const { sent } = await open();
    await choose(file());
    await next();
    await status('4 noms restent sans correspondance');
    expect(screen.getByRole('button', { name: 'Continuer' })).toBeDisabled();
    await choice('Study 7', campaign.name);
    await choice('Zed', displayName(user));
    await choice('Addie', /^Ada/);
    await choice('Snooze', /^RES/);
    await next();
    await status('1 nouvelle séance');
    await press('Importer 1 séance');
    await status('1 séance importée');
    expect(sent[0]?.sessions[0]).toMatchObject({
      observerId: user.userId,
      scans: [{ records: [{ animalId: 'ada', code: 'RES' }] }],
    });
    await press('Importer un autre fichier');
    await choose(file());
    await next();
    await status('Tous les noms ont une correspondance');
  });

  it('knows the names that somebody matched in an earlier import, and forgets one on request', async () => {
    const { fakes } = await open({
      keptSessionWords: [
        { kind: 'observer', words: [{ word: 'Zed', id: user.userId }], updatedBy: 'bo', updatedAtUnix: 1 },
        { kind: 'animal', words: [{ word: 'Ada', id: 'gone' }], updatedBy: 'bo', updatedAtUnix: 1 },
      ],
    });
    const keep = vi.spyOn(fakes.observationSessions, 'keepWords');
    await choose(csv(told({ observer: 'Zed' })));
    await next();
    await status('Tous les noms ont une correspondance');
    expect(screen.getAllByText('Associé lors d’une importation précédente')).toHaveLength(1);
    await press('Oublier la correspondance de «\u00a0Zed\u00a0»');
    await status('1 nom reste sans correspondance');
    expect(keep).toHaveBeenCalledWith({ zooId: 'zoo-1', words: [{ kind: 'observer', word: 'Zed', id: null }] });
  });

  it('keeps the names that were matched once it begins, for a person without the choices of this tab', async () => {
    const { fakes } = await open();
    const keep = vi.spyOn(fakes.observationSessions, 'keepWords');
    const file = () => csv(told({ observer: 'Zed' }));
    await choose(file());
    await next();
    await choice('Zed', displayName(user));
    await next();
    await status('1 nouvelle séance');
    expect(keep).not.toHaveBeenCalled();
    await press('Importer 1 séance');
    await status('1 séance importée');
    const words = [{ kind: 'observer', word: 'Zed', id: user.userId }];
    expect(keep.mock.calls).toEqual([[{ zooId: 'zoo-1', words }]]);
    sessionStorage.clear();
    await press('Importer un autre fichier');
    await choose(file());
    await next();
    await status('Associé lors d’une importation précédente');
  });

  it('is imported all the same where its names cannot be kept, and says so', async () => {
    const { sent, fakes } = await open();
    vi.spyOn(fakes.observationSessions, 'keepWords').mockResolvedValue(fail(appError('exchange/words-not-kept')));
    await choose(csv(told({ observer: 'Zed' })));
    await next();
    await choice('Zed', displayName(user));
    await next();
    await press('Importer 1 séance');
    await status('1 séance importée');
    await status(/n’ont pas pu être gardées pour la prochaine fois/);
    expect(sent).toHaveLength(1);
  });

  it('is undone from its result after a question with the number of sessions, and names those that stay', async () => {
    const { sent, fakes } = await open();
    const undo = vi.spyOn(fakes.observationSessions, 'undoImport');
    const stays = {
      ...{ visitId: 'v9', enclosureId: 'plain', observerId: user.userId, startedAtUnix: told().startedAtUnix },
      reason: 'repeated' as const,
    };
    undo
      .mockResolvedValueOnce(ok({ removed: 1, kept: [], hasMore: true }))
      .mockResolvedValueOnce(fail(appError('generic/offline')))
      .mockResolvedValueOnce(ok({ removed: 0, kept: [stays], hasMore: false }));
    await choose(csv(told(), told({ sessionId: 'two' })));
    await next();
    await next();
    await press('Importer 2 séances');
    await status('2 séances importées');
    await press('Annuler cette importation');
    const question = within(await screen.findByRole('dialog', {}, patient));
    // The question becomes visible with its opening movement.
    const text = question.getByText(/^2 séances et leurs observations seront supprimées/);
    await waitFor(() => expect(text).toBeVisible(), patient);
    await userEvent.click(question.getByRole('button', { name: 'Annuler l’importation de 2 séances' }));
    await status('1 séance supprimée');
    await press('Poursuivre l’annulation');
    await status(/^1 séance reste en place/);
    await status('Un second avis a été donné sur cette séance');
    const link = screen.getByRole('link', { name: /Grande plaine/ });
    expect(link).toHaveAttribute('href', '/ObsSessionView?visitId=v9');
    expect(screen.queryByRole('button', { name: 'Poursuivre l’annulation' })).toBe(null);
    expect(undo).toHaveBeenCalledTimes(3);
    expect(new Set(undo.mock.calls.map(([{ importId }]) => importId))).toEqual(new Set([sent[0]?.importId]));
  });

  it('lists the last imports with their files, and undoes one of them', async () => {
    const last = { importId: 'i1', fileName: 'juin.csv', atUnix: told().startedAtUnix, byName: 'Ana Roy', count: 12 };
    const { fakes } = await openSessions('/ObsSessionListView?import=1', { as: admin, lastSessionImports: [last] });
    const undo = vi
      .spyOn(fakes.observationSessions, 'undoImport')
      .mockResolvedValue(ok({ removed: 12, kept: [], hasMore: false }));
    const entry = within(await screen.findByRole('article', { name: 'juin.csv' }, patient));
    expect(entry.getByText(/Ana Roy · 12 séances importées/)).toBeVisible();
    await userEvent.click(entry.getByRole('button', { name: 'Annuler cette importation' }));
    await press('Annuler l’importation de 12 séances');
    expect(await entry.findByText('12 séances supprimées', {}, patient)).toBeVisible();
    expect(undo).toHaveBeenCalledWith({ zooId: 'zoo-1', importId: 'i1' });
  });

  it('shows the faults of a file by line and column, and imports nothing of it', async () => {
    await open();
    await choose(csv(told(), told({ sessionId: 'two', startedAtUnix: Date.now() + 86_400_000, endedAtUnix: null })));
    await status(/corrigez le fichier, puis choisissez-le à nouveau/);
    const table = within(await screen.findByRole('table', { name: 'Erreurs du fichier' }, patient));
    expect(table.getByRole('row', { name: /est dans le futur 3 started/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continuer' })).toBeDisabled();
  });

  it('says in words why a file is not read', async () => {
    await open();
    await choose(new File(['nom;espèce\r\nRex;Lion\r\n'], 'animaux.csv'));
    expect(await screen.findByText(/Ce fichier n’est ni une table de ZooMonitor/, {}, patient)).toBeVisible();
  });

  it('tells new sessions from those that are there and those that the campaign does not take', async () => {
    const visitId = importedVisitId('zoo-1', campaign.campaignId, 'there');
    const { sent } = await open({ sessions: [aSession({ visitId, status: 'finished' })] });
    await choose(csv(told(), told({ sessionId: 'there' }), told({ sessionId: 'other', observer: 'Bo Lund' })));
    await next();
    await next();
    await status('1 nouvelle séance');
    await status('1 déjà présente');
    expect(screen.getByText('L’observateur ne participe pas à cette campagne')).toBeVisible();
    await press('Importer 1 séance');
    await status('1 séance importée');
    expect(sent.flatMap(({ sessions }) => sessions.map(({ sessionId }) => sessionId))).toEqual(['one']);
  });

  it('goes on where the network was lost', async () => {
    const { sent } = await open({}, ['offline']);
    await choose(csv(told()));
    await next();
    await next();
    await press('Importer 1 séance');
    await status('1 séance n’a pas été envoyée');
    await press('Importer la séance restante');
    await status('1 séance importée');
    expect(sent).toHaveLength(2);
  });

  it('is offered to admins', async () => {
    await openSessions('/ObsSessionListView', { as: admin });
    expect(await screen.findByRole('link', { name: 'Importer des séances' }, patient)).toBeVisible();
  });
  it('is not open to a keeper', async () => {
    await open({ as: user });
    expect(await screen.findByText('Importation non autorisée', {}, patient)).toBeVisible();
    expect(screen.queryByLabelText('Choisir un fichier')).toBe(null);
  });
});
