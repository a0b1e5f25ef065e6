import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { StoredTier } from '#domain/access/tiers.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { ok } from '#domain/shared/result.ts';
import { quickGroupsRoutes } from '#features/quick-groups/quick-groups.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const user = aUser();
const bo = aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' });
const own = aQuickGroup({ ownerId: user.userId, memberIds: [user.userId] });

type Park = { readonly tier: StoredTier; readonly animals: readonly RegisterAnimal[] };

async function open(
  address: string,
  groups: readonly QuickGroup[] = [own],
  { tier, animals }: Park = { tier: 'discovery', animals: [] },
) {
  const fake = fakeRepositories({
    ...{ user, establishment: anEstablishment({ zooTiers: tier }), sectors: [], animals, taxonomy: aTaxonomy() },
    colleagues: [user, bo],
  });
  fake.sources.documents.show({ items: groups as never[], isCut: false, unreadable: 0, waitingIds: [] });
  const app = await openApp(address, { repositories: fake.repositories, features: quickGroupsRoutes });
  const change = vi.spyOn(fake.fakes.documents, 'change').mockResolvedValue(ok(null));
  const create = vi.spyOn(fake.fakes.documents, 'create').mockResolvedValue(ok(null));
  const changes = () => change.mock.calls.map(([, { fields }]) => fields);
  return { ...app, change, create, changes };
}

beforeEach(() => sessionStorage.clear());

describe('the list of quick evaluations at the discovery tier', () => {
  it('shows count, that nobody has evaluated yet and the way to do so, and hides archived groups', async () => {
    await open('/FastEvalGroupListView', [
      own,
      aQuickGroup({ groupId: 'old', groupName: 'Anciens', isArchived: true }),
    ]);
    const row = (await screen.findByRole('link', { name: own.groupName }, patient)).closest('tr');
    expect(row?.textContent).toMatch(/12.*Jamais évalué/);
    const evaluate = screen.getByRole('link', { name: `Évaluer le groupe «\u00A0${own.groupName}\u00A0»` });
    expect(evaluate).toHaveAttribute('href', '/FastEvaluationView?id=quick-1');
    expect(screen.queryByText('Anciens')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: /Secteur/ })).toBeNull();
  });
  it('offers a first group where there is none', async () => {
    await open('/FastEvalGroupListView', []);
    expect(await screen.findByRole('heading', { name: 'Aucun groupe pour l’instant' }, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Créer un groupe' })).toHaveAttribute('href', '/GroupActionsView');
  });
});

describe('a new group of quick evaluations', () => {
  it('asks for a name and a species before anything is written', async () => {
    const { create } = await open('/GroupActionsView', []);
    await userEvent.click(await screen.findByRole('button', { name: 'Créer le groupe' }, patient));
    expect(await screen.findByText('Le nom du groupe est obligatoire')).toBeVisible();
    expect(screen.getByText('Choisissez au moins une espèce')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  });
});

describe('the animals of a group of quick evaluations', () => {
  const animals = [
    aRegisterAnimal({ animalId: 'duma', animalName: 'Duma', specieId: 'cheetah' }),
    aRegisterAnimal({ animalId: 'asha', animalName: 'Asha', specieId: 'cheetah' }),
    aRegisterAnimal({ animalId: 'gone', animalName: 'Kito', specieId: 'cheetah', status: 'departed' }),
    aRegisterAnimal({ animalId: 'leo', animalName: 'Leo', specieId: 'lion' }),
  ];
  const cheetahs = { ...own, speciesIds: ['cheetah'], individualCount: 1 };
  const park = { tier: 'fullcare', animals } as const;

  it('are those present of its species, chosen by name or all at once, and counted at least', async () => {
    const { changes } = await open('/GroupActionsView?id=quick-1', [cheetahs], park);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Animaux' }, patient));
    expect(await screen.findByRole('option', { name: /Duma/ }, patient)).toBeVisible();
    expect(screen.queryByRole('option', { name: /Kito|Leo/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter les 2 animaux de ces espèces' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(changes()).toEqual([{ animalIds: ['duma', 'asha'], individualCount: 2 }]));
  });
  it('stay in sight when one has no record any more', async () => {
    await open('/GroupActionsView?id=quick-1', [{ ...cheetahs, animalIds: ['merged'] }], park);
    expect((await screen.findAllByText('Non renseigné', {}, patient))[0]).toBeVisible();
  });
  it('are not asked for at the discovery tier, which has no records of animals', async () => {
    await open('/GroupActionsView?id=quick-1', [own]);
    expect(await screen.findByRole('textbox', { name: /Nom/ }, patient)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Animaux' })).toBeNull();
  });
});

describe('a group of quick evaluations', () => {
  it('is archived by its owner, and comes back from the toast', async () => {
    const { changes } = await open('/GroupActionsView?id=quick-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Archiver le groupe' }, patient));
    await userEvent.click(await screen.findByRole('button', { name: 'Revenir en arrière' }, patient));
    await waitFor(() => expect(changes()).toEqual([{ isArchived: true }, { isArchived: false }]));
  });
  it('gets a member, who is removed again', async () => {
    const { changes } = await open('/GroupActionsView?id=quick-1&tab=members');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Ajouter un membre' }, patient));
    await userEvent.click(await screen.findByRole('option', { name: 'Bo Lund' }, patient));
    await waitFor(() => expect(changes()).toEqual([{ memberIds: [user.userId, 'bo'] }]));
  });
  it('is handed over after a question', async () => {
    const { changes } = await open('/GroupActionsView?id=quick-1&tab=members', [
      { ...own, memberIds: [user.userId, 'bo'] },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Confier le groupe à Bo Lund' }, patient));
    expect(changes()).toEqual([]);
    const question = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.click(question.getByRole('button', { name: 'Confier' }));
    await waitFor(() => expect(changes()).toEqual([{ ownerId: 'bo' }]));
    expect(screen.queryByRole('button', { name: 'Retirer Bo Lund' })).toBeVisible();
  });
  it('of somebody else is read, and changed by nobody else', async () => {
    await open('/GroupActionsView?id=quick-1', [{ ...own, ownerId: 'bo', memberIds: ['bo', user.userId] }]);
    expect(await screen.findByRole('textbox', { name: /Nom/ }, patient)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Archiver le groupe' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  });
});
