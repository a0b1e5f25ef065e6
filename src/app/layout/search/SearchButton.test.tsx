import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import type { User } from '#domain/users/user.ts';
import { aCampaign } from '../../../../tests/support/builders/campaign.ts';
import { aSector, anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { aGroup, anEnclosure, aTaxonomy } from '../../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../../tests/support/builders/register-animal.ts';
import { aTask } from '../../../../tests/support/builders/task.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { openApp } from '../../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };

async function openSearch(user: Partial<User> = {}) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors: [aSector(), aSector({ sectorId: 'lake', sectorName: 'Lac aux échassiers' })],
    tasks: [aTask({ title: 'Écarter les zèbres' })],
    taxonomy: aTaxonomy(),
    enclosures: [anEnclosure(), anEnclosure({ enclosureId: 'old', enclosureName: 'Vieille plaine', isArchived: true })],
    campaigns: [aCampaign(), aCampaign({ campaignId: 'old', name: 'Suivi de 2024', status: 'archived' })],
    groups: [aGroup(), aGroup({ groupId: 'old', groupName: 'Vieille troupe', isArchived: true })],
    animals: [aRegisterAnimal({ animalId: 'duma', animalName: 'Duma', specieId: 'cheetah', specieName: 'Cheetah' })],
    sharedAnimals: [
      aRegisterAnimal({
        ...{ animalId: 'ibis', animalName: 'Ibis', specieId: null, specieName: 'Ibis rouge' },
        ...{ registryId: null, animalChipId: null },
        sharedBy: { zooId: 'zoo-2', zooName: 'Parc du Lac' },
      }),
    ],
    colleagues: [aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' })],
  });
  const app = await openApp('/TaskManagementView', { repositories: fake.repositories, features: tasksRoutes });
  await screen.findByRole('heading', { level: 1, name: 'Tâches' }, patient);
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /Rechercher un écran/ }, patient);
  return { ...app, field };
}
const found = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true });

describe('the search', () => {
  it('opens by its shortcut with the focus in its field, and closes by Escape', async () => {
    const { field } = await openSearch();
    await vi.waitFor(() => expect(field).toHaveFocus(), { timeout: 20_000 });
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('combobox', { name: /Rechercher un écran/ })).toBeNull(), {
      timeout: 20_000,
    });
  });
  it('opens by its button, which names the shortcut', async () => {
    await openSearch();
    await userEvent.keyboard('{Escape}');
    const button = screen.getByRole('button', { name: 'Rechercher', hidden: true });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await userEvent.click(button);
    expect(await screen.findByRole('combobox', { name: /Rechercher un écran/ }, patient)).toBeVisible();
  });
  it('finds an animal by the names that the catalogue has for its species', async () => {
    const { field } = await openSearch();
    for (const name of ['guepard', 'JUBATUS']) {
      await userEvent.clear(field);
      await userEvent.type(field, name);
      await vi.waitFor(() => expect(found().some((one) => one?.startsWith('DumaGuépard'))).toBe(true), {
        timeout: 20_000,
      });
    }
  });
  it('finds screens, sectors and shown tasks, whatever the accents', async () => {
    const { field } = await openSearch();
    await userEvent.type(field, 'eCa');
    await vi.waitFor(() => expect(found()).toEqual(['Écarter les zèbresSavane africaine']), { timeout: 20_000 });
    await userEvent.clear(field);
    await userEvent.type(field, 'echass');
    await vi.waitFor(() => expect(found()).toEqual(['Lac aux échassiers']), { timeout: 20_000 });
    expect(within(screen.getByRole('group', { name: 'Secteurs' })).getByRole('option')).toBeVisible();
  });
  it.each([
    ['an enclosure', 'plaine', 'Enclos', 'Grande plaine', '/EnclosureManagementView?id=plain'],
    ['a group', 'troupe', 'Groupes', 'La troupe', '/GroupManagementView?id=pride'],
    ['a species', 'panthera leo', 'Espèces', 'Lion', '/SpecieManagementView?id=lion'],
    ['a campaign', 'suivi', 'Campagnes', 'Suivi des suricates', '/CampaignManagementView?campaignId=campaign-1'],
  ])('finds %s that is not archived, and opens it', async (_what, words, part, name, address) => {
    const { field, path } = await openSearch();
    await userEvent.type(field, words);
    const group = within(await screen.findByRole('group', { name: part }, patient));
    await vi.waitFor(() => expect(group.getAllByRole('option')).toHaveLength(1), patient);
    expect(group.getByRole('option')).toHaveTextContent(name);
    await userEvent.click(group.getByRole('option'));
    await vi.waitFor(() => expect(path()).toBe(address), patient);
  });
  it('offers only the screens that are open to the person', async () => {
    const { field } = await openSearch();
    await userEvent.type(field, 'inviter');
    expect(await screen.findByText('Aucun résultat pour « inviter »', {}, patient)).toBeVisible();
  });
  it('finds an animal of another establishment, with the name of that establishment', async () => {
    const { field } = await openSearch();
    await userEvent.type(field, 'ibis');
    await vi.waitFor(() => expect(found()).toEqual(['IbisParc du Lac · Ibis rouge']), patient);
    expect(screen.getByRole('group', { name: 'Animaux partagés avec nous' })).toBeVisible();
  });
  it('finds people for somebody who manages their accounts', async () => {
    const { field } = await openSearch({ userRight: 'admin' });
    await userEvent.type(field, 'lund');
    await vi.waitFor(() => expect(found()).toEqual([expect.stringContaining('Bo Lund')]), patient);
  });
  it('finds no people for a keeper', async () => {
    const { field } = await openSearch();
    await userEvent.type(field, 'lund');
    expect(await screen.findByText('Aucun résultat pour « lund »', {}, patient)).toBeVisible();
  });
  it('moves by arrows and opens by Enter, then remembers the choice', async () => {
    const { field, path } = await openSearch();
    await userEvent.type(field, 'sa');
    await vi.waitFor(() => expect(found().length).toBeGreaterThan(1), { timeout: 20_000 });
    const first = chosen().textContent;
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen().textContent).not.toBe(first);
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen().textContent).toBe(first);
    await userEvent.clear(field);
    await userEvent.type(field, 'ecarter{Enter}');
    await vi.waitFor(() => expect(path()).toBe('/TaskManagementView?id=task-1'), patient);
    await vi.waitFor(() => expect(screen.queryByRole('combobox', { name: /Rechercher un écran/ })).toBeNull(), {
      timeout: 20_000,
    });
    await userEvent.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Ouverts récemment' }, patient);
    expect(within(recent).getByText('Écarter les zèbres')).toBeVisible();
  });
});
