import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitingWritesCounted } from '#state/connection/connection.slice.ts';
import { selectSession } from '#state/session/session.slice.ts';
import { selectSettings } from '#state/settings/settings.slice.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';
import type { FeatureRoute } from '../router/feature-route.ts';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });

const dashboard: FeatureRoute = {
  path: '/Dashboard',
  feature: 'dashboard',
  namespaces: [],
  page: () => Promise.resolve({ Component: () => <h1>Accueil du parc</h1> }),
};

async function openDashboard() {
  const { repositories } = fakeRepositories({ user: aUser(), establishment: anEstablishment(), sectors: [aSector()] });
  const { store } = await openApp('/Dashboard', { repositories, features: [dashboard] });
  await screen.findByRole('heading', { name: 'Accueil du parc' }, { timeout: 15_000 });
  return store;
}

/** Gives the page the functions of a browser that can fill the screen; jsdom has none. */
function aScreenToFill() {
  const shown: { element: Element | null } = { element: null };
  const show = (element: Element | null) => {
    shown.element = element;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  const enter = vi.fn<() => Promise<void>>(() => show(document.documentElement));
  const leave = vi.fn<() => Promise<void>>(() => show(null));
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => shown.element },
    exitFullscreen: { configurable: true, value: leave },
  });
  Object.defineProperty(document.documentElement, 'requestFullscreen', { configurable: true, value: enter });
  return { enter, leave, show };
}

afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

describe('the button of the menu', () => {
  it('collapses the menu and opens it again', async () => {
    const store = await openDashboard();
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    await userEvent.click(screen.getByRole('button', { name: 'Réduire le menu' }));
    expect(menu).toHaveAttribute('data-shape', 'icons');
    expect(selectSettings(store.getState()).asideCollapsed).toBe(true);
    const button = screen.getByRole('button', { name: 'Agrandir le menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(menu).toHaveAttribute('data-shape', 'whole');
    expect(screen.getByRole('button', { name: 'Réduire le menu' })).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the button that disconnects', () => {
  it.each([
    ['asks first', 0, /Vous reviendrez à la page de c/],
    ['warns of changes that have not been sent', 2, /2 modifications n’ont pas encore é/],
  ])('%s, and changes nothing when it is refused', async (_what, waiting, words) => {
    const store = await openDashboard();
    act(() => void store.dispatch(waitingWritesCounted(waiting)));
    await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    const question = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    expect(question.textContent).toMatch(words);
    await userEvent.click(within(question).getByRole('button', { name: 'Rester connecté' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectSession(store.getState()).status).toBe('ready');
    expect(screen.getByRole('heading', { name: 'Accueil du parc' })).toBeVisible();
  });
});

describe('the button of the full screen', () => {
  it('lets the page fill the screen, and ends it again', async () => {
    const { enter, leave } = aScreenToFill();
    await openDashboard();
    await userEvent.click(screen.getByRole('button', { name: 'Plein écran' }));
    expect(enter).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter le plein écran' }));
    expect(leave).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: 'Plein écran' })).toBeVisible();
  });
  it('follows the browser, where Escape ends the full screen', async () => {
    const { show } = aScreenToFill();
    await openDashboard();
    await act(() => show(document.documentElement));
    expect(screen.getByRole('button', { name: 'Quitter le plein écran' })).toBeVisible();
    await act(() => show(null));
    expect(screen.getByRole('button', { name: 'Plein écran' })).toBeVisible();
  });
  it('leaves the page as it is when the browser refuses', async () => {
    aScreenToFill();
    // A mock would handle the refusal itself; a refusal that nobody handles ends the tests.
    const refuse = () => Promise.reject(new TypeError('not allowed'));
    Object.defineProperty(document.documentElement, 'requestFullscreen', { configurable: true, value: refuse });
    await openDashboard();
    await userEvent.click(screen.getByRole('button', { name: 'Plein écran' }));
    expect(screen.getByRole('button', { name: 'Plein écran' })).toBeVisible();
  });
  it('is not there in a browser that cannot fill the screen', async () => {
    await openDashboard();
    expect(screen.queryByRole('button', { name: 'Plein écran' })).toBeNull();
  });
});
