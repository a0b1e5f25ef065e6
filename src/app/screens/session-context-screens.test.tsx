import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import type { SessionEntry } from '#domain/observation-sessions/session.ts';
import { fail } from '#domain/shared/result.ts';
import { aContextQuestion, aContextVersion } from '../../../tests/support/builders/context.ts';
import { aContextEntry, aScanEntry, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import {
  aSession,
  campaign,
  type KnownOfSessions,
  observing,
  openSessions as open,
  patient,
  press,
  user,
} from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });

const ofContext = { contextId: 'ctx-test', contextVersion: 1 };
const withContext = { ...campaign, ...ofContext };
const contextVersions = [
  aContextVersion({
    questions: [
      aContextQuestion({ isRequired: true }),
      aContextQuestion({
        ...{ questionId: 'visitors', type: 'number', unit: 'personnes', min: 0, max: 500 },
        wording: inSevenLanguages('Combien de visiteurs ?'),
      }),
    ],
  }),
];
const known: KnownOfSessions = { campaign: withContext, contextVersions };

const start = async (differences: KnownOfSessions = {}) => {
  const app = await open('/ObsSessionView?campaignId=campaign-1&enclosureId=plain', { ...known, ...differences });
  await press('Commencer');
  await waitFor(() => expect(app.path()).toMatch(/visitId=/), patient);
  return app;
};
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }, patient));
const answersOf = (entries: readonly SessionEntry[]) =>
  entries.flatMap((entry) =>
    entry.kind === 'context' ? [entry.answers.map(({ questionId, value }) => [questionId, value])] : [],
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the questions of a context', () => {
  it('come in their order before the first scan, and are recorded one after the other', async () => {
    const { entries } = await start();
    expect(await screen.findByRole('heading', { name: 'Quel temps fait-il ?' }, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Commencer le scan/ })).toBeNull();
    await choose(/Pluie/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Votre réponse, en personnes' }, patient), '40');
    await press('Passer à l’observation');
    expect(await screen.findByRole('button', { name: /Commencer le scan 1/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Contexte : 2 sur 2' })).toBeVisible();
    await waitFor(() =>
      expect(answersOf(entries())).toEqual([
        [['weather', 'rain']],
        [
          ['weather', 'rain'],
          ['visitors', 40],
        ],
      ]),
    );
  });
  it('are answered by the keyboard', async () => {
    const { entries } = await start();
    await screen.findByRole('heading', { name: 'Quel temps fait-il ?' }, patient);
    await userEvent.keyboard('2{Enter}');
    expect(await screen.findByRole('heading', { name: 'Combien de visiteurs ?' })).toBeVisible();
    await waitFor(() => expect(answersOf(entries())).toEqual([[['weather', 'rain']]]));
  });
  it('that are required hold nobody back: they stay in sight until they are answered', async () => {
    const { entries } = await start();
    await press('Suivante');
    expect(await screen.findByText('Cette question est obligatoire')).toBeVisible();
    await press('Répondre plus tard');
    await press(/Commencer le scan 1/);
    await press('Contexte : 2 sans réponse');
    await choose(/Soleil/);
    await press('Aller à l’observation');
    expect(screen.getByRole('button', { name: 'Contexte : 1 sur 2' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Scan 1' })).toBeVisible();
    await waitFor(() => expect(answersOf(entries())).toEqual([[['weather', 'sun']]]));
  });
  it('are corrected during the session by a later entry', async () => {
    const { entries } = await start();
    await choose(/Pluie/);
    await press('Aller à l’observation');
    await press('Contexte : 1 sur 2');
    await choose(/Soleil/);
    await press('Aller à l’observation');
    await waitFor(() => expect(answersOf(entries())).toEqual([[['weather', 'rain']], [['weather', 'sun']]]));
  });
  it('are corrected beside the time to the next scan', async () => {
    await start({ campaign: { ...observing({ isGroupMode: true }), ...ofContext } });
    await choose(/Pluie/);
    expect(screen.queryByRole('timer')).toBeNull();
    await press('Aller à l’observation');
    await press(/Commencer le scan 1/);
    await press('Nom RES');
    await press('Clore le scan');
    await press('Contexte : 1 sur 2');
    expect(await screen.findByRole('radio', { name: /Soleil/ }, patient)).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
  });
  it('that are required are asked again at the end, which they do not prevent', async () => {
    const { server } = await start();
    await press('Répondre plus tard');
    await press('Terminer la séance');
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    expect(dialog.getByText('Quel temps fait-il ?')).toBeVisible();
    expect(dialog.queryByText(/Combien de visiteurs/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Répondre maintenant' }));
    expect(await screen.findByRole('heading', { name: 'Quel temps fait-il ?' })).toBeVisible();
    await press('Répondre plus tard');
    await press('Terminer la séance');
    await press('Interrompre la séance');
    await waitFor(() => expect([...server.heads.values()][0]?.status).toBe('interrupted'));
  });
  it('keep what was chosen last when the session is ended from them', async () => {
    const { entries } = await start();
    await screen.findByRole('heading', { name: 'Quel temps fait-il ?' }, patient);
    await userEvent.keyboard('2');
    await press('Terminer la séance');
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    expect(dialog.queryByRole('button', { name: 'Répondre maintenant' })).toBeNull();
    await press('Interrompre la séance');
    await waitFor(() => expect(answersOf(entries())).toEqual([[['weather', 'rain']]]));
  });
  it('stay on the device without a network', async () => {
    const { server, entries } = await start();
    server.isReachable = false;
    await choose(/Pluie/);
    await press('Aller à l’observation');
    expect(await screen.findByText('Sur cet appareil seulement', {}, patient)).toBeVisible();
    expect(entries()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Contexte : 1 sur 2' })).toBeVisible();
  });
  it('are asked in a session that is entered afterwards, with the time of its start', async () => {
    const deferred = { ...observing({ isDeferredAllowed: true }), ...ofContext };
    const session = aSession({ observerId: user.userId, isDeferred: true, startedAtUnix: 1_700_000_000_000 });
    const { entries } = await open('/ObsSessionView?visitId=visit-1', {
      ...{ campaign: deferred, contextVersions, sessions: [session] },
    });
    await choose(/Pluie/);
    await press('Aller à l’observation');
    await waitFor(() => expect(entries()).toMatchObject([{ kind: 'context', atUnix: 1_700_000_000_000 }]));
  });
  it('that cannot be read do not keep anybody from recording', async () => {
    await start({
      contextCalls: { readVersion: () => Promise.resolve(fail(appError('generic/offline'))) },
    });
    expect(await screen.findByText(/questions du contexte n’ont pas pu être chargées/, {}, patient)).toBeVisible();
    expect(screen.getByRole('button', { name: /Commencer le scan 1/ })).toBeVisible();
  });
  it('are read with the ethogram before a session is begun, for a start without a network', async () => {
    const readVersion = vi.fn(() => Promise.resolve(fail(appError('generic/offline'))));
    await open('/ObsSessionView?campaignId=campaign-1', { ...known, contextCalls: { readVersion } });
    await waitFor(() => expect(readVersion).toHaveBeenCalledWith({ contextId: 'ctx-test', number: 1 }), patient);
  });
  it('are not asked in a campaign without a context', async () => {
    await start({ campaign });
    expect(await screen.findByRole('button', { name: /Commencer le scan 1/ }, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /ontexte/ })).toBeNull();
  });
});

describe('the record of a session', () => {
  it('shows the answers with their questions, what a correction replaced, and what was not answered', async () => {
    const sun = aContextEntry({ entryId: 'later', answers: [{ questionId: 'weather', value: 'sun' }] });
    await open('/ObsSessionView?visitId=visit-1', {
      ...known,
      sessions: [aSession({ observerId: 'bo', status: 'finished' })],
      records: [aSessionRecord({ entries: [aContextEntry(), aScanEntry(), sun] })],
    });
    const table = within(await screen.findByRole('table', { name: 'Contexte de la séance' }, patient));
    const weather = within(table.getByRole('row', { name: /Quel temps fait-il/ }));
    expect(weather.getByText(/^Soleil/)).toBeVisible();
    expect(weather.getByText('Corrigé 1 fois')).toBeVisible();
    expect(weather.getByText('Pluie').tagName).toBe('S');
    expect(table.getByRole('row', { name: 'Combien de visiteurs ? Sans réponse' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Scans de la séance' })).toBeVisible();
  });
  it('has no answers to show in a campaign without a context', async () => {
    await open('/ObsSessionView?visitId=visit-1', {
      sessions: [aSession({ observerId: 'bo', status: 'finished' })],
      records: [aSessionRecord()],
    });
    expect(await screen.findByRole('table', { name: 'Scans de la séance' }, patient)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Contexte de la séance' })).toBeNull();
  });
});
