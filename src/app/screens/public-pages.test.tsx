import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };

const open = (address: string, isSignedOut: boolean) =>
  openApp(address, {
    repositories: fakeRepositories({ user: aUser(), establishment: anEstablishment(), sectors: [aSector()] })
      .repositories,
    features: [],
    isSignedOut,
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patient);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('the page of an e-mailed export', () => {
  const REF = 'zoo-1/exports/keeper-1/rapport.xlsx';
  const address = (more: Record<string, string> = {}) =>
    `/export?${new URLSearchParams({ ref: REF, name: 'Rapport annuel', ...more }).toString()}`;
  const server = vi.fn<typeof fetch>();
  const saved = vi.fn<(address: string, name: string) => void>();
  const answers = (result: unknown) => server.mockImplementation(() => Promise.resolve(Response.json({ result })));

  beforeEach(() => {
    server.mockReset();
    saved.mockReset();
    vi.spyOn(globalThis, 'fetch').mockImplementation(server);
    // jsdom does not navigate: the file handed to the browser is the one that would be saved.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.href, this.download);
    });
  });

  it('explains itself, asks strangers to sign in and leads them back', async () => {
    const { path } = await open(address(), true);
    await heading('Rapport annuel');
    expect(screen.getByText('Fichier : rapport.xlsx')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Télécharger' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Se connecter' }));
    await userEvent.type(await screen.findByLabelText('Adresse e-mail', {}, patient), 'camille@park.example');
    await userEvent.type(screen.getByLabelText('Mot de passe'), 'secret-secret');
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findByRole('button', { name: 'Télécharger' }, patient)).toBeVisible();
    expect(path()).toBe(address());
  });
  it('downloads the file that the server opens', async () => {
    answers({ success: true, data: { url: 'https://storage.example/signed', expiresAtUnix: 1 } });
    await open(address(), false);
    await userEvent.click(await screen.findByRole('button', { name: 'Télécharger' }, patient));
    expect(await screen.findByText('Le téléchargement a commencé.', {}, patient)).toBeVisible();
    expect(saved).toHaveBeenCalledExactlyOnceWith('https://storage.example/signed', 'rapport.xlsx');
    const [asked, request] = server.mock.calls[0] ?? [];
    expect(asked).toMatch(/\/getSignedUrl$/);
    expect(request?.body).toBe(JSON.stringify({ data: { storageRef: REF } }));
  });
  it.each([
    ['file/foreign', /appartient à un autre établissement/],
    ['file/not-found', /n’existe pas, ou n’existe plus/],
    ['file/link-expired', /a expiré/],
  ])('says why the server refuses: %s', async (code, sentence) => {
    answers({ success: false, error: { code } });
    await open(address(), false);
    await userEvent.click(await screen.findByRole('button', { name: 'Télécharger' }, patient));
    expect((await screen.findByRole('alert', {}, patient)).textContent).toMatch(sentence);
    expect(screen.getByRole('button', { name: 'Réessayer le téléchargement' })).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
  });
  it('says that a link has expired without asking the server', async () => {
    await open(address({ expires: '1000' }), false);
    await heading('Cet export n’est pas disponible');
    expect(screen.getByText(/Le lien vers ce fichier a expiré/)).toBeVisible();
    expect(server).not.toHaveBeenCalled();
  });
  it('says that a link names no file', async () => {
    await open('/export?ref=zoo-1/users/keeper-1/photo.jpg', false);
    await heading('Cet export n’est pas disponible');
    expect(screen.getByText(/Ce fichier n’existe pas/)).toBeVisible();
  });
});

describe('the page of the mobile app', () => {
  it('says that the apps are announced while no store has them', async () => {
    await open('/app-store', true);
    await heading('L’application mobile');
    expect(screen.getByText(/L’application pour Android est annoncée/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ouvrir Google Play' })).toBeNull();
  });
  it('has a button and a QR code for each store', async () => {
    vi.stubEnv('VITE_IOS_APP_URL', 'https://apps.example/enclos');
    vi.stubEnv('VITE_ANDROID_APP_URL', 'https://play.example/enclos');
    await open('/app-store', true);
    const store = within(await screen.findByRole('region', { name: 'iPhone et iPad' }, patient));
    expect(store.getByRole('link', { name: 'Ouvrir l’App Store' })).toHaveAttribute(
      'href',
      'https://apps.example/enclos',
    );
    expect(
      await store.findByRole('img', { name: 'Code QR\u00a0: l’application pour iPhone et iPad' }, patient),
    ).toBeVisible();
    expect(store.getByText('https://apps.example/enclos')).toBeVisible();
  });
  it('puts the visitor’s own platform first, without a QR code for it', async () => {
    vi.stubEnv('VITE_ANDROID_APP_URL', 'https://play.example/enclos');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16)');
    await open('/app-store', true);
    const [first] = await screen.findAllByRole('region', {}, patient);
    expect(first).toHaveAccessibleName('Android');
    expect(within(first!).queryByRole('img')).toBeNull();
    expect(screen.getByText('Touchez le menu, en haut à droite.')).toBeVisible();
  });
  it('installs the web app if the browser offers it', async () => {
    await open('/app-store', true);
    await heading('L’application mobile');
    const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Installer sur cet appareil' }, patient));
    expect(prompt).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('appinstalled'));
    expect(await screen.findByText('Elle est installée sur cet appareil.')).toBeVisible();
  });
});
