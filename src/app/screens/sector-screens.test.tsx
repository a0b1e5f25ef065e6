import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sectorsRoutes } from '#features/sectors/sectors.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { User } from '#domain/users/user.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aGroup, anEnclosure } from '../../../tests/support/builders/park.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { aTaskPage, fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
beforeEach(() => sessionStorage.clear());

const ana = aUser({ userId: 'ana', userFirstname: 'Ana', userLastname: 'Silva' });
const zoe = aUser({ userId: 'zoe', userFirstname: 'Zoé', userLastname: 'Martin' });

type With = { readonly user?: Partial<User>; readonly sector?: Partial<Sector>; readonly zoo?: object };

async function open(address: string, { user = { userRight: 'admin' }, sector = {}, zoo = {} }: With = {}, more = {}) {
  const me = aUser({ userId: 'keeper-1', ...user });
  const fake = fakeRepositories({
    user: me,
    establishment: anEstablishment(zoo),
    sectors: [aSector({ sectorKeeper: ['ana'], ...sector })],
    colleagues: [me, ana, zoe],
    tasks: [],
    ...more,
  });
  const app = await openApp(address, { repositories: fake.repositories, features: sectorsRoutes });
  return { ...app, ...fake };
}

const field = (name: RegExp) => screen.findByRole('textbox', { name }, patient);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, patient));
const SAVANNA = '/SectorManagementView?id=savanna';

describe('setting up a sector', () => {
  const WIZARD = '/SectorManagementView?create=1';

  it('asks for a name at its field, and keeps all typed text', async () => {
    const { fakes } = await open(WIZARD);
    const create = vi.spyOn(fakes.sectors, 'create');
    const color = await field(/Couleur/);
    await userEvent.clear(color);
    await userEvent.type(color, '#2a7f9e');
    await userEvent.type(await field(/Nom du secteur/), '   ');
    await press('Continuer');
    const name = await field(/Nom du secteur/);
    expect(name).toHaveAccessibleDescription('Donnez un nom au secteur');
    expect(name).toHaveFocus();
    expect(await field(/Couleur/)).toHaveValue('#2a7f9e');
    expect(create).not.toHaveBeenCalled();
  });

  it('continues where it was after the page was closed and opened again', async () => {
    await open(WIZARD);
    await userEvent.type(await field(/Nom du secteur/), 'Marais');
    await press('Continuer');
    await screen.findByRole('heading', { name: /Étape 2 sur 3/ }, patient);
    cleanup();
    await open(WIZARD);
    await screen.findByRole('heading', { name: /Étape 2 sur 3/ }, patient);
    await press('Retour');
    expect(await field(/Nom du secteur/)).toHaveValue('Marais');
  });

  it('creates it with its keepers and roles, and opens its page', async () => {
    const { fakes, sources, path } = await open(WIZARD);
    const create = vi.spyOn(fakes.sectors, 'create').mockImplementation(async ({ sectorId, fields, team }) => {
      sources.sectors.show([aSector({ sectorId, ...fields, ...team })]);
      return { ok: true, value: null };
    });
    await userEvent.type(await field(/Nom du secteur/), '  Marais ');
    await press('Continuer');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Soigneurs' }, patient));
    await userEvent.click(await screen.findByRole('option', { name: 'Zoé Martin' }, patient));
    await press('Continuer');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Encadrement' }, patient));
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Silva' }, patient));
    await press('Créer le secteur');
    expect(await screen.findByRole('heading', { level: 1, name: 'Marais' }, patient)).toBeVisible();
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        zooId: 'zoo-1',
        fields: { sectorName: 'Marais', sectorColor: '#4e73df' },
        team: { sectorKeeper: ['zoe'], managementUserIds: ['ana'], veterinaryUserIds: [], nutritionUserIds: [] },
      }),
    );
    expect(path()).toBe(`/SectorManagementView?id=${create.mock.calls[0]?.[0].sectorId}`);
  });

  it('is for admins: a keeper does not find the page', async () => {
    await open(WIZARD, { user: { userRight: 'user' } });
    expect(await screen.findByText('Secteur introuvable', {}, patient)).toBeVisible();
  });
});

describe('the tasks of a sector', () => {
  const here = aTask({ zooId: 'zoo-1', sectorId: 'savanna', sectorIds: ['savanna'] });
  const both = { ...here, taskId: 'both', title: 'Tour du parc', sectorIds: ['savanna', 'lagoon'] };

  const ofAnimal = {
    ...here,
    ...{ taskId: 'animal', title: 'Peser', target: { level: 'ANIMAL' as const, ids: ['kito'] }, animalIds: ['kito'] },
  };

  it.each([
    ['are not named, nor is there an empty column for them', [here], 0, 0],
    ['are not named beside an animal', [here, ofAnimal], 1, 0],
    ['are named where one is of another sector too', [here, both], 1, 1],
  ] as const)('their sectors %s', async (_said, tasks, headers, named) => {
    await open(SAVANNA, {}, { tasks });
    const list = await screen.findByRole('table', { name: 'À faire' }, patient);
    expect(within(list).queryAllByRole('columnheader', { name: /^Concerne/ })).toHaveLength(headers);
    const row = within(list).getByRole('row', { name: new RegExp(here.title) });
    expect(within(row).queryAllByText('Savane africaine')).toHaveLength(named);
  });

  it('are not called none before the server has answered', async () => {
    const { sources } = await open(SAVANNA, {}, { tasks: undefined });
    await screen.findByRole('heading', { name: 'À faire' }, patient);
    await act(async () => sources.tasks.show(aTaskPage([], { isFromCache: true })));
    expect(screen.queryByText('Rien à faire')).toBeNull();
    sources.tasks.show(aTaskPage([]));
    expect(await screen.findByText('Rien à faire', {}, patient)).toBeVisible();
  });
});

describe('the head of a sector', () => {
  it('counts no enclosures as long as the device has only a part of them', async () => {
    const { sources } = await open(`${SAVANNA}&tab=about`, {}, { enclosures: [] });
    expect(await screen.findByText('0 enclos', {}, patient)).toBeVisible();
    const remembered = { enclosures: [], isCut: false, isFromCache: true, unreadable: 0, waitingIds: [] };
    sources.enclosures.show(remembered);
    await vi.waitFor(() => expect(screen.queryByText(/enclos$/)).toBeNull(), patient);
    const all = [anEnclosure({ linkedSectorId: 'savanna' })];
    sources.enclosures.show({ ...remembered, enclosures: all, isFromCache: false });
    expect(await screen.findByText('1 enclos', {}, patient)).toBeVisible();
  });
});

describe('the team of a sector', () => {
  it('warns a person who removes their own management, before it is saved', async () => {
    await open(`${SAVANNA}&tab=team`, { user: { userRight: 'user' }, sector: { managementUserIds: ['keeper-1'] } });
    const managers = await screen.findByRole('combobox', { name: 'Encadrement' }, patient);
    expect(screen.queryByText(/vous ne pourrez plus changer/)).toBeNull();
    await userEvent.click(managers);
    await userEvent.keyboard('{Backspace}');
    expect(await screen.findByText(/vous ne pourrez plus changer son équipe/, {}, patient)).toBeVisible();
  });

  it('does not warn an admin, who keeps the right to it', async () => {
    await open(`${SAVANNA}&tab=team`, { sector: { managementUserIds: ['keeper-1'] } });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Encadrement' }, patient));
    await userEvent.keyboard('{Backspace}');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeEnabled(), patient);
    expect(screen.queryByText(/vous ne pourrez plus changer/)).toBeNull();
  });
});

describe('the form of a sector', () => {
  const ABOUT = `${SAVANNA}&tab=about`;

  it('sends the changed field alone', async () => {
    const { fakes } = await open(ABOUT);
    const change = vi.spyOn(fakes.sectors, 'change').mockResolvedValue({ ok: true, value: null });
    const name = await field(/Nom du secteur/);
    await userEvent.clear(name);
    await userEvent.type(name, ' Marais ');
    await press('Enregistrer');
    await vi.waitFor(
      () => expect(change).toHaveBeenCalledExactlyOnceWith({ sectorId: 'savanna', fields: { sectorName: 'Marais' } }),
      patient,
    );
  });

  it('keeps a half-typed colour through a reload', async () => {
    await open(ABOUT);
    const color = await field(/Couleur/);
    await userEvent.clear(color);
    await userEvent.type(color, '#2a');
    cleanup();
    await open(ABOUT);
    expect(await field(/Couleur/)).toHaveValue('#2a');
  });

  it('shows both versions of a name that somebody else changes meanwhile', async () => {
    const { sources } = await open(ABOUT);
    await userEvent.type(await field(/Nom du secteur/), ' nord');
    await act(async () => sources.sectors.show([aSector({ sectorKeeper: ['ana'], sectorName: 'Steppe' })]));
    expect(await screen.findByRole('group', { name: 'Nom du secteur' }, patient)).toHaveTextContent('Steppe');
  });

  it('sends the changed list of a team alone', async () => {
    const { fakes } = await open(`${SAVANNA}&tab=team`);
    const change = vi.spyOn(fakes.sectors, 'change').mockResolvedValue({ ok: true, value: null });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Encadrement' }, patient));
    await userEvent.click(await screen.findByRole('option', { name: 'Zoé Martin' }, patient));
    await press('Enregistrer');
    await vi.waitFor(
      () =>
        expect(change).toHaveBeenCalledExactlyOnceWith({ sectorId: 'savanna', team: { managementUserIds: ['zoe'] } }),
      patient,
    );
  });
});

describe('the notes on feeding', () => {
  it('are not empty, and stay as typed when they cannot be saved', async () => {
    const { fakes, store } = await open(`${SAVANNA}&tab=nutrition`);
    const add = vi.spyOn(fakes.nutrition, 'add').mockResolvedValue(fail(appError('nutrition/save-failed')));
    const note = await field(/Nouvelle note/);
    await userEvent.type(note, '  ');
    await press('Enregistrer');
    expect(note).toHaveAccessibleDescription('La note est vide');
    expect(add).not.toHaveBeenCalled();
    await userEvent.type(note, 'Foin');
    await press('Enregistrer');
    await vi.waitFor(() => expect(note).toHaveAccessibleDescription('La note n’a pas pu être enregistrée'), patient);
    expect(note).toHaveValue('  Foin');
    // Shown at the field, and not once more in the corner.
    expect(JSON.stringify(store.getState().notices)).toBe('[]');
    expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Foin', sectorId: 'savanna' }));
  });

  it('show which of them the server does not have yet', async () => {
    const { sources } = await open(`${SAVANNA}&tab=nutrition`);
    const stamps = { createdAtUnix: 1_700_000_000_000, updatedAtUnix: 1_700_000_000_000 };
    const whose = { zooId: 'zoo-1', sectorId: 'savanna', createdBy: 'keeper-1', updatedBy: 'keeper-1' };
    const note = { ...stamps, ...whose, noteId: 'hay', enclosureId: null, animalId: null, text: 'Foin à volonté' };
    sources.notes.show({ notes: [note], waitingIds: ['hay'] });
    expect(await screen.findByText('Foin à volonté', {}, patient)).toBeVisible();
    expect(screen.getByText('En attente d’envoi')).toBeVisible();
    sources.notes.show({ notes: [note], waitingIds: [] });
    await vi.waitFor(() => expect(screen.queryByText('En attente d’envoi')).toBeNull(), patient);
  });

  it('are read by a keeper, who writes none', async () => {
    await open(`${SAVANNA}&tab=nutrition`, { user: { userRight: 'user' } });
    expect(await screen.findByText('Aucune note pour l’instant.', {}, patient)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Nouvelle note/ })).toBeNull();
  });
});

describe('deleting a sector', () => {
  const ABOUT = `${SAVANNA}&tab=about`;

  it('with content is refused with the list of its content', async () => {
    const held = { enclosures: [anEnclosure()], groups: [aGroup()] };
    const { fakes } = await open(ABOUT, {}, held);
    const retire = vi.spyOn(fakes.places, 'retire');
    await screen.findByText('1 enclos', {}, patient);
    await press('Supprimer ce secteur');
    const refusal = await screen.findByRole('alert', {}, patient);
    expect(refusal).toHaveTextContent('Ce secteur a encore des enclos ou des groupes');
    expect(within(refusal).getByRole('link', { name: 'Grande plaine' })).toBeVisible();
    expect(within(refusal).getByRole('link', { name: 'La troupe' })).toBeVisible();
    expect(retire).not.toHaveBeenCalled();
  });

  it('without content asks first, and returns to the list', async () => {
    const { fakes, path } = await open(ABOUT);
    const retire = vi.spyOn(fakes.places, 'retire');
    await screen.findByText('0 enclos', {}, patient);
    await press('Supprimer ce secteur');
    const question = await screen.findByRole('dialog', {}, patient);
    expect(question).toHaveTextContent('Son équipe n’aura plus ce secteur');
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer le secteur' }));
    await vi.waitFor(() => expect(path()).toBe('/SectorListView'), patient);
    expect(retire).toHaveBeenCalledExactlyOnceWith({ zooId: 'zoo-1', kind: 'sector', id: 'savanna', mode: 'delete' });
  });

  it('is not offered to its management, who may rename it', async () => {
    await open(ABOUT, { user: { userRight: 'user' }, sector: { managementUserIds: ['keeper-1'] } });
    expect(await screen.findByRole('button', { name: 'Enregistrer' }, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Supprimer ce secteur/ })).toBeNull();
  });

  it('is refused in demonstration mode, before anything is asked', async () => {
    await open(ABOUT, { zoo: { isDemo: true } });
    await press('Supprimer ce secteur');
    expect(await screen.findByText(/démonstration/, { selector: '[role=alert] *' }, patient)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
