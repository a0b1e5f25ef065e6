import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { submenuRoutes } from '#features/submenu/submenu.routes.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import type { User } from '#domain/users/user.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

async function open(address: string, user: Partial<User> = {}, zoo: Partial<Establishment> = {}) {
  const { repositories } = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(zoo),
    sectors: [aSector()],
  });
  await openApp(address, { repositories, features: submenuRoutes });
  await screen.findByRole('navigation', { name: 'Menu principal' }, { timeout: 15_000 });
  const page = within(screen.getByRole('main'));
  await page.findByRole('heading', { level: 1 }, { timeout: 15_000 });
  return page;
}

const namesOf = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });

describe('/submenu', () => {
  it('shows every section of the person, each under its heading', async () => {
    const page = await open('/submenu', { userRight: 'admin' });
    expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    expect(namesOf(page.getAllByRole('heading', { level: 2 }))).toEqual([
      ...['Gestion du parc', 'Données de bien-être', 'Ressources', 'Mon compte'],
    ]);
    expect(page.getByRole('link', { name: 'Animaux' })).toHaveAttribute('href', '/specieAnimalsListView');
  });
  it('shows one section, in any case of its name, with links to the others', async () => {
    const page = await open('/submenu?section=Account', { userRight: 'admin' });
    expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
    expect(namesOf(page.getAllByRole('listitem'))).toEqual([
      ...['Gérer mon compte', 'Mon établissement', 'Inviter des utilisateurs'],
    ]);
    expect(page.getByRole('link', { name: 'Toutes les sections' })).toHaveAttribute('href', '/submenu');
  });
  it.each(['nowhere', 'administration', ''])(
    'says that section « %s » is not found, and names the existing ones',
    async (name) => {
      const page = await open(`/submenu?section=${name}`);
      expect(page.getByText('Section introuvable')).toBeVisible();
      expect(namesOf(page.getAllByRole('link'))).toEqual([
        ...['Gestion du parc', 'Données de bien-être', 'Ressources', 'Mon compte', 'Toutes les sections'],
      ]);
    },
  );
  it('is open in the discovery tier too', async () => {
    const page = await open('/submenu', {}, { zooTiers: 'discovery' });
    expect(namesOf(page.getAllByRole('listitem'))).toEqual(['Évaluations rapides', 'Gérer mon compte']);
  });
});
