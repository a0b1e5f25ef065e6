import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { groupsRoutes } from '#features/groups/groups.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import type { Group } from '#domain/groups/group.ts';
import type { User } from '#domain/users/user.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aGroup, anEnclosure, aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };
// Drafts stay in the tab: each test begins without any.
beforeEach(() => sessionStorage.clear());

async function open(address: string, user: Partial<User> = {}, group: Partial<Group> = {}) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors: [aSector()],
    groups: [aGroup(group), aGroup({ groupId: 'old', groupName: 'Anciens', isArchived: true })],
    animals: [
      aRegisterAnimal({ groupId: 'pride' }),
      aRegisterAnimal({ animalId: 'kit', animalName: 'Kit', specieId: 'cheetah' }),
    ],
    enclosures: [anEnclosure()],
    taxonomy: aTaxonomy(),
  });
  const app = await openApp(address, { repositories: fake.repositories, features: groupsRoutes });
  return { ...app, ...fake };
}

describe('the groups', () => {
  it('stand with their species and sector; one that waits to be sent says so', async () => {
    const { sources } = await open('/GroupListView');
    const link = await screen.findByRole('link', { name: 'La troupe' }, patient);
    const row = link.closest<HTMLElement>('tr');
    expect(row).toHaveTextContent('Lion');
    expect(row).toHaveTextContent('Savane africaine');
    expect(screen.queryByText('Anciens')).toBeNull();
    sources.groups.show({ groups: [aGroup()], isCut: false, unreadable: 0, waitingIds: ['pride'] });
    expect(await screen.findByText('En attente d’envoi')).toBeVisible();
  });

  it('are created in the sector of the person, and then have their own page', async () => {
    const { fakes, path } = await open('/GroupManagementView');
    const create = vi.spyOn(fakes.groups, 'create');
    const submit = await screen.findByRole('button', { name: 'Créer le groupe' }, patient);
    await userEvent.click(submit);
    expect(await screen.findByText('Donnez un nom au groupe', {}, patient)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Nom du groupe/ }), '  Les jeunes ');
    await userEvent.click(submit);
    await waitFor(() => expect(path()).toMatch(/^\/GroupManagementView\?id=.+/), patient);
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        zooId: 'zoo-1',
        fields: expect.objectContaining({ groupName: 'Les jeunes', linkedSectorId: 'savanna' }),
      }),
    );
  });
});

describe('one group', () => {
  it('that does not exist is not found', async () => {
    await open('/GroupManagementView?id=nobody');
    expect(await screen.findByText('Groupe introuvable', {}, patient)).toBeVisible();
  });

  it('sends only its changed fields', async () => {
    const { fakes } = await open('/GroupManagementView?id=pride&tab=info');
    const change = vi.spyOn(fakes.groups, 'change');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Mémo/ }, patient), 'Deux jeunes');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledExactlyOnceWith({ groupId: 'pride', fields: { memo: 'Deux jeunes' } }),
    );
  });

  it('takes an animal of another species with a warning', async () => {
    const { fakes } = await open('/GroupManagementView?id=pride');
    const move = vi.spyOn(fakes.animals, 'move');
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter des animaux' }, patient));
    const dialog = await screen.findByRole('dialog', { name: /Ajouter des animaux/ }, patient);
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Animaux' }), 'kit');
    await userEvent.click(await screen.findByRole('option', { name: /Kit/ }, patient));
    expect(await within(dialog).findByText(/n’est pas celle du groupe/, {}, patient)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ajouter' }));
    await waitFor(() =>
      expect(move).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ animalIds: ['kit'], groupId: 'pride' })),
    );
  });

  it('releases an animal, and offers to put it back', async () => {
    const { fakes } = await open('/GroupManagementView?id=pride');
    const move = vi.spyOn(fakes.animals, 'move');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Nala/ }, patient));
    await userEvent.click(screen.getByRole('button', { name: 'Retirer du groupe' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remettre' }, patient));
    await waitFor(() => expect(move).toHaveBeenCalledTimes(2));
    expect(move.mock.calls.map(([{ groupId }]) => groupId)).toEqual([null, 'pride']);
  });

  it('with animals is not deleted: they are named instead', async () => {
    const { fakes } = await open('/GroupManagementView?id=pride', { userRight: 'admin' }, { animalsCount: 1 });
    const retire = vi.spyOn(fakes.places, 'retire');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer le groupe' }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'La troupe' }, patient);
    expect(within(dialog).getByText(/Suppression du groupe impossible avec des animaux/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Nala' })).toBeVisible();
    expect(retire).not.toHaveBeenCalled();
  });

  it('that got an animal at the same moment is refused by the server, with the same list', async () => {
    const { fakes } = await open('/GroupManagementView?id=pride', { userRight: 'admin' });
    vi.spyOn(fakes.places, 'retire').mockResolvedValue(fail(appError('group/has-animals')));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archiver le groupe' }, patient));
    const question = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(question).getByRole('button', { name: 'Archiver le groupe' }));
    const dialog = await screen.findByRole('dialog', { name: 'La troupe' }, patient);
    expect(within(dialog).getByRole('link', { name: 'Nala' })).toBeVisible();
  });

  it.each([
    [
      'is archived',
      'pride',
      'Archiver le groupe',
      'archive',
      'Il quitte les listes',
      'Le groupe La troupe est archivé',
    ],
    [
      'of the archives is restored',
      'old',
      'Restaurer le groupe',
      'restore',
      'Il revient',
      'Le groupe Anciens est restauré',
    ],
  ])('%s after a question', async (_what, id, name, mode, consequence, done) => {
    const { fakes } = await open(`/GroupManagementView?id=${id}`, { userRight: 'admin' });
    const retire = vi.spyOn(fakes.places, 'retire');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name }, patient));
    const question = await screen.findByRole('dialog', {}, patient);
    expect(question).toHaveTextContent(consequence);
    await userEvent.click(within(question).getByRole('button', { name }));
    expect(await screen.findByText(done, {}, patient)).toBeVisible();
    expect(retire).toHaveBeenCalledExactlyOnceWith({ zooId: 'zoo-1', kind: 'group', id, mode });
  });

  it('is read-only for people who work in another sector', async () => {
    await open('/GroupManagementView?id=pride&tab=info', { userId: 'somebody' });
    expect(await screen.findByRole('heading', { level: 1, name: 'La troupe' }, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Enregistrer|Actions|Ajouter/ })).toBeNull();
  });
});
