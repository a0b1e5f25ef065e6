import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, selectSettings } from '#state/settings/settings.slice.ts';
import { aSector, anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { openApp } from '../../app-under-test.tsx';
import type { FeatureRoute } from '../../router/feature-route.ts';

const dashboard: FeatureRoute = {
  path: '/Dashboard',
  feature: 'dashboard',
  namespaces: [],
  page: () => Promise.resolve({ Component: () => <h1>Accueil du parc</h1> }),
};

async function openSettings() {
  const { repositories } = fakeRepositories({ user: aUser(), establishment: anEstablishment(), sectors: [aSector()] });
  const { store } = await openApp('/Dashboard', { repositories, features: [dashboard] });
  await screen.findByRole('heading', { name: 'Accueil du parc' }, { timeout: 15_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Réglages' }));
  const panel = await screen.findByRole('dialog', { name: 'Réglages' }, { timeout: 15_000 });
  return { panel: within(panel), settings: () => selectSettings(store.getState()) };
}

const menu = () => screen.getByRole('navigation', { name: 'Menu principal', hidden: true });

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });

describe('the settings panel', () => {
  it('offers eight themes by name, and shows the page in the chosen one', async () => {
    const { panel, settings } = await openSettings();
    const themes = within(panel.getByRole('group', { name: 'Thème' })).getAllByRole('radio');
    expect(themes.map((theme) => theme.closest('label')?.textContent)).toEqual([
      ...['Lagon', 'Forêt', 'Océan', 'Prune', 'Savane', 'Terre cuite', 'Ardoise', 'Nuit'],
    ]);
    await userEvent.click(panel.getByRole('radio', { name: 'Terre cuite' }));
    expect(settings().theme).toBe('f');
    await userEvent.click(panel.getByRole('radio', { name: 'Sombres' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await userEvent.click(panel.getByRole('radio', { name: 'Claires' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  });

  it('hides the establishment and shows it again', async () => {
    const { panel } = await openSettings();
    expect(screen.getAllByText('Parc des Trois Rivières')).not.toEqual([]);
    await userEvent.click(panel.getByRole('switch', { name: 'Mode anonyme' }));
    expect(screen.queryByText('Parc des Trois Rivières')).not.toBeInTheDocument();
    expect(screen.getByText('Démonstration, nom masqué')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('switch', { name: 'Mode anonyme' }));
    expect(screen.getAllByText('Parc des Trois Rivières')).not.toEqual([]);
  });

  it('draws the menu whole, as icons, or as icons with their words', async () => {
    const { panel } = await openSettings();
    expect(menu()).toHaveAttribute('data-shape', 'whole');
    await userEvent.click(panel.getByRole('switch', { name: 'Menu réduit' }));
    expect(menu()).toHaveAttribute('data-shape', 'icons');
    await userEvent.click(panel.getByRole('switch', { name: 'Mots sous les icônes' }));
    expect(menu()).toHaveAttribute('data-shape', 'words');
  });

  it('opens the collapsed menu under the pointer when set, never otherwise', async () => {
    const { panel } = await openSettings();
    await userEvent.click(panel.getByRole('switch', { name: 'Menu réduit' }));
    await userEvent.hover(menu());
    expect(menu()).toHaveAttribute('data-shape', 'icons');
    await userEvent.unhover(menu());
    await userEvent.click(panel.getByRole('switch', { name: 'Ouverture au passage' }));
    await userEvent.hover(menu());
    expect(menu()).toHaveAttribute('data-shape', 'whole');
    await userEvent.unhover(menu());
    expect(menu()).toHaveAttribute('data-shape', 'icons');
  });

  it('lays the menu over the page when set; it closes as soon as the page is touched', async () => {
    const { panel, settings } = await openSettings();
    await userEvent.click(panel.getByRole('switch', { name: 'Menu flottant' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(menu()).toHaveAttribute('data-shape', 'whole');
    await userEvent.click(screen.getByRole('heading', { name: 'Accueil du parc' }));
    expect(menu()).toHaveAttribute('data-shape', 'icons');
    expect(settings().asideCollapsed).toBe(true);
  });

  it('sets the page in a box, and hides the scroll bar of the menu', async () => {
    const { panel } = await openSettings();
    const frame = () => document.querySelector('[data-layout]');
    const aside = () => menu().closest('aside');
    expect(frame()).toHaveAttribute('data-layout', 'fixed');
    expect(aside()).toHaveAttribute('data-scrollbar');
    await userEvent.click(panel.getByRole('radio', { name: 'Encadrée' }));
    await userEvent.click(panel.getByRole('switch', { name: 'Barre de défilement' }));
    expect(frame()).toHaveAttribute('data-layout', 'boxed');
    expect(aside()).not.toHaveAttribute('data-scrollbar');
  });

  it('restores the original looks', async () => {
    const { panel, settings } = await openSettings();
    await userEvent.click(panel.getByRole('radio', { name: 'Nuit' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Encadrée' }));
    await userEvent.click(panel.getByRole('switch', { name: 'Barre de défilement' }));
    expect(settings()).toMatchObject({ theme: 'h', layout: 'boxed', asideScrollbar: false });
    await userEvent.click(panel.getByRole('button', { name: 'Rétablir l’apparence d’origine' }));
    expect(settings()).toEqual(DEFAULT_SETTINGS);
  });
});
