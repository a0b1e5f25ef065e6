import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionEntry } from '#domain/observation-sessions/session.ts';
import {
  aFocalEntry,
  aScanEntry,
  aScanRecord,
  aSessionRecord,
} from '../../../tests/support/builders/observation-session.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import {
  aSession,
  campaign,
  type KnownOfSessions,
  observing,
  openSessions as open,
  patient,
  press,
  user,
  zone,
} from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });

const start = async (known: KnownOfSessions = {}) => {
  const app = await open('/ObsSessionView?campaignId=campaign-1&enclosureId=plain', known);
  await press('Commencer');
  await waitFor(() => expect(app.path()).toMatch(/visitId=/), patient);
  return app;
};
const scanOf = (entries: readonly SessionEntry[]) =>
  entries.flatMap((entry) =>
    entry.kind === 'scan'
      ? [[entry.number, ...entry.records.map(({ animalId, sighting, code }) => [animalId, sighting, code])]]
      : [],
  );

beforeEach(() => sessionStorage.clear());

describe('a scan', () => {
  it('records three animals one after the other, and is safe once it is closed', async () => {
    const { entries } = await start();
    await press(/Commencer le scan 1/);
    await press('Nom RES');
    await press('Nom LOC');
    expect(screen.getByText('1 animal à relever')).toBeVisible();
    expect(screen.getByText('Sur cet appareil seulement')).toBeVisible();
    await press('Nom RES');
    expect(screen.getByText('Tous les animaux sont relevés')).toBeVisible();
    await press('Clore le scan');
    expect(await screen.findByText('Tout est à l’abri', {}, patient)).toBeVisible();
    expect(scanOf(entries())).toEqual([[1, ['ada', 'seen', 'RES'], ['bo', 'seen', 'LOC'], ['cleo', 'seen', 'RES']]]);
    expect(screen.getByRole('button', { name: /Commencer le scan 2/ })).toBeVisible();
    expect(screen.getByText('Prochain scan dans')).toBeVisible();
  });
  it('tells an animal that is not visible from one that was not looked for', async () => {
    const { entries } = await start();
    await press(/Commencer le scan 1/);
    await press('Nom RES');
    await press('Pas visible');
    const cards = within(screen.getByRole('list', { name: 'Animaux' }));
    expect(cards.getByRole('button', { name: /Bo.*Pas visible/ })).toBeVisible();
    expect(cards.getByRole('button', { name: /Cleo.*Non relevé/ })).toBeVisible();
    await press('Clore le scan');
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(scanOf(entries())).toEqual([
      [1, ['ada', 'seen', 'RES'], ['bo', 'not_visible', null], ['cleo', 'not_done', null]],
    ]);
  });
  it('is corrected by a later entry of the same number', async () => {
    const { entries } = await start();
    await press(/Commencer le scan 1/);
    await press('Nom RES');
    await press('Clore le scan');
    await press('Corriger le scan 1');
    await press(/Ada.*Nom RES/);
    await press('Nom LOC');
    await press('Enregistrer la correction');
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(scanOf(entries()).map(([number, first]) => [number, first])).toEqual([
      [1, ['ada', 'seen', 'RES']],
      [1, ['ada', 'seen', 'LOC']],
    ]);
  });
  it('asks for the place where the campaign wants it; zones hidden for scans are not offered', async () => {
    const { entries } = await start({
      campaign: observing({ hasLocation: true }),
      zones: [zone('abri', false), zone('loge', true)],
    });
    await press(/Commencer le scan 1/);
    await press('Nom RES');
    expect(screen.queryByRole('button', { name: 'Zone loge' })).toBeNull();
    await press('Zone abri');
    expect(screen.getByRole('heading', { name: 'Bo' })).toBeVisible();
    await press('Clore le scan');
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(entries()[0]).toMatchObject({ records: [{ animalId: 'ada', zoneId: 'abri' }, {}, {}] });
  });
  it('records neighbours and interactions', async () => {
    const { entries } = await start();
    await press(/Commencer le scan 1/);
    await press('Nom RES');
    await press('Nom RES');
    await press(/^Ada/);
    await userEvent.click(screen.getByRole('radio', { name: 'Voisins' }));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Voisin le plus proche' })).getByRole('button', { name: 'Bo' }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Interaction' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Agonistique' }));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Ada agit envers' })).getByRole('button', { name: 'Bo' }),
    );
    expect(screen.getByText(/Ada → Bo/)).toBeVisible();
    await press('Clore le scan');
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(entries()[0]).toMatchObject({
      records: [{ animalId: 'ada', nearestId: 'bo' }, {}, {}],
      interactions: [{ actorId: 'ada', receiverId: 'bo', kind: 'agonistic' }],
    });
  });
  it('of a group is one entry for all', async () => {
    const { entries } = await start({ campaign: observing({ isGroupMode: true }) });
    await press(/Commencer le scan 1/);
    expect(screen.getByRole('button', { name: /Tout le groupe/ })).toBeVisible();
    await press('Nom RES');
    await press('Clore le scan');
    await waitFor(() => expect(scanOf(entries())).toEqual([[1, ['group', 'seen', 'RES']]]));
  });
  it('is recorded by keys in expert mode', async () => {
    const { entries } = await start({ campaign: observing({ isExpertMode: true }) });
    await press(/Commencer le scan 1/);
    await userEvent.click(screen.getByRole('heading', { name: 'Ada' }));
    await userEvent.keyboard('r0l{Enter}');
    await waitFor(() =>
      expect(scanOf(entries())).toEqual([
        [1, ['ada', 'seen', 'RES'], ['bo', 'not_visible', null], ['cleo', 'seen', 'LOC']],
      ]),
    );
  });
});

describe('a focal observation', () => {
  const focal = observing({ methods: ['focal'] });
  const taps = (entries: readonly SessionEntry[]) =>
    entries.flatMap((entry) => (entry.kind === 'focal' ? [[entry.animalId, entry.action, entry.code]] : []));
  it('records states and takes the last tap back', async () => {
    const { entries } = await start({ campaign: focal });
    await press('Commencer l’observation');
    await press(/^Nom RES/);
    expect(screen.getByRole('button', { name: /^Nom RES/, pressed: true })).toBeVisible();
    await press(/^Nom LOC/);
    await press('Revenir en arrière');
    expect(screen.getByRole('button', { name: /^Nom LOC/, pressed: false })).toBeVisible();
    await press('Terminer l’observation');
    await waitFor(() =>
      expect(taps(entries())).toEqual([
        ['ada', 'begin', null],
        ['ada', 'start', 'RES'],
        ['ada', 'start', 'LOC'],
        ['ada', 'undo', null],
        ['ada', 'stop', 'RES'],
        ['ada', 'end', null],
      ]),
    );
    expect(screen.getByRole('button', { name: /Ada.*1 observation terminée/ })).toBeVisible();
  });
  it('asks for the modifiers of a behaviour, and keeps the time of its tap', async () => {
    const { entries } = await start({ campaign: focal });
    await press('Commencer l’observation');
    await press(/^Nom GRO/);
    await press('receveur');
    await waitFor(() =>
      expect(entries().at(-1)).toMatchObject({ action: 'point', code: 'GRO', modifiers: ['rôle:receveur'] }),
    );
    expect(screen.getByRole('button', { name: /^Nom GRO.*1 fois/ })).toBeVisible();
  });
});

describe('a session', () => {
  it('is refused, in a clear word, to a keeper whom the campaign does not name', async () => {
    await open('/ObsSessionView?campaignId=campaign-1&enclosureId=plain', {
      campaign: { ...campaign, observerIds: ['bo'] },
    });
    expect(await screen.findByText('Vous n’êtes pas observateur de cette campagne', {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Commencer' })).toBeNull();
  });
  it('goes on without a network, says so, and is ended with a note', async () => {
    const { server, entries } = await start();
    server.isReachable = false;
    await press(/Commencer le scan 1/);
    await press('Nom RES');
    await press('Clore le scan');
    expect(await screen.findByText('Sur cet appareil seulement', {}, patient)).toBeVisible();
    expect(entries()).toEqual([]);
    await press('Terminer la séance');
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    expect(dialog.getByText(/sera marquée comme interrompue/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Note de séance/ }), 'Pluie');
    await userEvent.click(dialog.getByRole('button', { name: 'Interrompre la séance' }));
    expect(await screen.findByText(/Ses saisies sont encore sur cet appareil/)).toBeVisible();
  });
  it('of the person that runs goes on from the list of another device', async () => {
    await open('/ObsSessionView?visitId=visit-1', {
      sessions: [aSession({ observerId: user.userId })],
    });
    await press(/Commencer le scan 1/);
    expect(await screen.findByRole('button', { name: /Ada/ })).toBeVisible();
  });
  it('that is over shows its scans with what a correction replaced; nobody but the entitled invalidates it', async () => {
    const ended = aSession({
      ...{ observerId: 'bo', status: 'finished', doneCount: 1 },
    });
    const scan = (entryId: string, code: string) => aScanEntry({ entryId, records: [aScanRecord({ code })] });
    await open('/ObsSessionView?visitId=visit-1', {
      sessions: [ended],
      records: [aSessionRecord({ entries: [scan('a', 'RES'), scan('b', 'LOC')] })],
    });
    const table = within(await screen.findByRole('table', { name: 'Scans de la séance' }, patient));
    expect(table.getByText('Corrigé 1 fois')).toBeVisible();
    expect(table.getByText('Nom RES').tagName).toBe('S');
    expect(table.getByRole('cell', { name: /Nom LOC/ })).toBeVisible();
    expect(screen.getByText('Incomplète')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invalider la séance' })).toBeNull();
  });
  it('is invalidated by an admin with a reason, and not without one', async () => {
    const { fakes } = await open('/ObsSessionView?visitId=visit-1', {
      as: aUser({ userRight: 'admin' }),
      sessions: [aSession({ observerId: 'bo', status: 'finished' })],
      records: [aSessionRecord()],
    });
    const invalidate = vi.spyOn(fakes.observationSessions, 'invalidate');
    await press('Invalider la séance');
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Invalider la séance' }));
    expect(invalidate).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Raison/ }), 'Enclos ouvert');
    await userEvent.click(dialog.getByRole('button', { name: 'Invalider la séance' }));
    await waitFor(() =>
      expect(invalidate).toHaveBeenCalledExactlyOnceWith({ visitId: 'visit-1', reason: 'Enclos ouvert' }),
    );
  });
  it('keeps a note that its observer changes after the end', async () => {
    const { fakes } = await open('/ObsSessionView?visitId=visit-1', {
      sessions: [aSession({ observerId: user.userId, status: 'finished', note: 'Pluie' })],
      records: [aSessionRecord()],
    });
    const change = vi.spyOn(fakes.documents, 'change');
    await press('Modifier');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note de séance' }), ' et vent');
    await press('Enregistrer');
    await waitFor(() => expect(change).toHaveBeenCalledOnce());
    expect(change.mock.calls[0]?.[1]).toMatchObject({ id: 'visit-1', fields: { note: 'Pluie et vent' } });
  });
  it('with refused entries says so, keeps them and offers another try', async () => {
    const { server, entries } = await start();
    server.refuses = () => true;
    await press(/Commencer le scan 1/);
    await press('Nom RES');
    await press('Clore le scan');
    expect(await screen.findByText('1 saisie refusée', {}, patient)).toBeVisible();
    server.refuses = () => false;
    await press('Réessayer');
    expect(await screen.findByText('Tout est à l’abri', {}, patient)).toBeVisible();
    expect(entries()).toHaveLength(1);
  });
  it('shows its focal observations along their time', async () => {
    const minute = 60_000;
    const at = Date.parse('2026-03-05T09:00:00Z');
    await open('/ObsSessionView?visitId=visit-1', {
      sessions: [
        aSession({
          ...{ observerId: 'bo', method: 'focal', status: 'finished' },
        }),
      ],
      records: [
        aSessionRecord({
          entries: [
            aFocalEntry({ entryId: 'a', action: 'begin', code: null, atUnix: at }),
            aFocalEntry({ entryId: 'b', action: 'start', code: 'RES', atUnix: at + minute }),
            aFocalEntry({ entryId: 'c', action: 'stop', code: 'RES', atUnix: at + 3 * minute }),
            aFocalEntry({ entryId: 'd', action: 'end', code: null, atUnix: at + 4 * minute }),
          ],
        }),
      ],
    });
    const table = within(await screen.findByRole('table', { name: /Ada.*observé pendant 4:00/ }, patient));
    expect(table.getByRole('row', { name: '1:00 Nom RES 2:00' })).toBeVisible();
  });
});
