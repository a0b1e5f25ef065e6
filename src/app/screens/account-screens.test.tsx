import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '#features/account/account.routes.ts';
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { fail, ok } from '#domain/shared/result.ts';
import type { Absence } from '#domain/users/absence.ts';
import type { ProfileNames } from '#domain/users/check-profile.ts';
import type { Language } from '#domain/users/language.ts';
import { waitingWritesCounted } from '#state/connection/connection.slice.ts';
import { settingSwitched } from '#state/settings/settings.slice.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };
// Drafts stay in the tab: each test has its own.
beforeEach(() => sessionStorage.clear());

async function open(address = '/userSettings', zoo: Partial<Establishment> = {}) {
  const fake = fakeRepositories({ user: aUser(), establishment: anEstablishment(zoo), sectors: [aSector()] });
  const saved: ProfileNames[] = [];
  const spoken: Language[] = [];
  fake.fakes.users = {
    ...fake.fakes.users,
    changeNames: (_userId, names) => {
      saved.push(names);
      fake.sources.user.show(aUser(names));
      return Promise.resolve(ok(null));
    },
    changeLanguage: (_userId, language) => {
      spoken.push(language);
      return Promise.resolve(ok(null));
    },
  };
  const app = await openApp(address, {
    repositories: fake.repositories,
    features: [...accountRoutes, ...dashboardRoutes],
  });
  await screen.findByRole('heading', { name: 'Mon compte', level: 1 }, patient);
  return { ...app, ...fake, saved, spoken };
}

const lastName = () => screen.getByLabelText('Nom');
/** Saves the names, or another form below them. */
async function save(form = 0) {
  const button = screen.getAllByRole('button', { name: 'Enregistrer' })[form];
  if (button === undefined) throw new Error('There is no such form.');
  await userEvent.click(button);
}

describe('my account', () => {
  it('has tabs with addresses of their own', async () => {
    const { path } = await open('/userSettings?tab=terms');
    expect(screen.getByText(/Vous avez accepté la version 4/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Applications' }));
    expect(path()).toBe('/userSettings?tab=apps');
    expect(screen.getByRole('link', { name: 'Télécharger l’application' })).toHaveAttribute('href', '/app-store');
    await userEvent.click(screen.getByRole('tab', { name: 'Profil' }));
    expect(path()).toBe('/userSettings');
  });
  it('shows the person’s data in the establishment, and hides its name in anonymous mode', async () => {
    const { store } = await open();
    expect(screen.getByText('camille@park.example')).toBeVisible();
    expect(screen.getByText('Soigneur', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText(`${aSector().sectorName} · Soins`)).toBeVisible();
    expect(screen.getByText(anEstablishment().zooName, { selector: 'dd' })).toBeVisible();
    store.dispatch(settingSwitched('anonymousMode'));
    expect(await screen.findByText('Masqué (mode anonyme)')).toBeVisible();
  });
});

describe('an absence', () => {
  it('needs both days, and is saved with them', async () => {
    const { fakes } = await open();
    const absences: Absence[] = [];
    fakes.users = {
      ...fakes.users,
      changeAbsence: (_userId, absence) => {
        absences.push(absence);
        return Promise.resolve(ok(null));
      },
    };
    await userEvent.type(screen.getByLabelText('Premier jour'), '30/11/2026');
    await save(1);
    expect(await screen.findByText('Indiquez le premier et le dernier jour, ou aucun des deux')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Dernier jour d’absence'), '04/12/2026');
    await save(1);
    await waitFor(() => expect(absences).toEqual([{ awayFromDay: '2026-11-30', awayUntilDay: '2026-12-04' }]));
  });
});

describe('the rights roles of the signed-in person', () => {
  it('are listed in their account, and the highest level is the badge of the top bar', async () => {
    const { sources } = await open();
    expect(screen.getByText('Aucun rôle complémentaire', { selector: 'dd' })).toBeVisible();
    const bar = screen.getByRole('button', { name: /^Compte de/ });
    expect(within(bar).getByText('Soigneur')).toBeVisible();
    act(() => sources.user.show(aUser({ rightsRoles: ['educational', 'supervisor'] })));
    expect(await screen.findByText('Superviseur et Observateur pédagogique', { selector: 'dd' })).toBeVisible();
    expect(within(bar).getByText('Superviseur')).toBeVisible();
    expect(within(bar).queryByText('Soigneur')).toBeNull();
  });
});

describe('the names', () => {
  it('are saved without blanks around them, with a confirmation', async () => {
    const { saved } = await open();
    expect(screen.getAllByRole('button', { name: 'Enregistrer' })[0]).toBeDisabled();
    await userEvent.type(lastName(), '-Marchand ');
    await save();
    expect(saved).toEqual([{ userFirstname: 'Camille', userLastname: 'Roussel-Marchand' }]);
    expect(await screen.findByText('Profil enregistré', {}, patient)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Enregistrer' })[0]).toBeDisabled();
  });
  it('are both needed', async () => {
    const { saved } = await open();
    await userEvent.clear(lastName());
    await save();
    expect(lastName()).toHaveAccessibleDescription('Indiquez le prénom et le nom');
    expect(lastName()).toHaveFocus();
    expect(saved).toEqual([]);
  });
  it('are marked as waiting until the server has them', async () => {
    const { store } = await open();
    await userEvent.type(lastName(), 'e');
    store.dispatch(waitingWritesCounted(1));
    await save();
    expect(await screen.findByText(/En attente d’envoi/)).toBeVisible();
    store.dispatch(waitingWritesCounted(0));
    await waitFor(() => expect(screen.queryByText(/En attente d’envoi/)).not.toBeInTheDocument());
  });
  it('stay in their fields when the server refuses them', async () => {
    const { fakes } = await open();
    fakes.users.changeNames = () => Promise.resolve(fail(appError('generic/permission-denied')));
    await userEvent.type(lastName(), 'e');
    await save();
    expect(await screen.findByText(/Vous n’avez pas le droit/, {}, patient)).toBeVisible();
    expect(lastName()).toHaveValue('Roussele');
  });
  it('cannot be changed in the demonstration, which says so before anything is typed', async () => {
    await open('/userSettings', { isDemo: true });
    const form = within(screen.getByRole('main')).getByRole('textbox', { name: 'Nom' }).closest('form')!;
    expect(within(form).getByText('Action non autorisée en mode démonstration')).toBeVisible();
    expect(lastName()).toHaveAttribute('readonly');
  });
  it('have a photo beside them that the demonstration offers nobody to choose', async () => {
    await open('/userSettings', { isDemo: true });
    expect(screen.queryByRole('button', { name: 'Choisir une photo' })).not.toBeInTheDocument();
    const photo = within(screen.getByRole('group', { name: 'Photo' }));
    expect(photo.getByText('Action non autorisée en mode démonstration')).toBeVisible();
  });
  it('are kept by a question before the page is left', async () => {
    const { path } = await open();
    await userEvent.type(lastName(), 'e');
    await userEvent.click(screen.getByRole('tab', { name: 'Applications' }));
    const stay = await screen.findByRole('button', { name: 'Rester' }, patient);
    // The question is in the page a moment before it is visible.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Quitter' })).toBeVisible());
    await userEvent.click(stay);
    expect(path()).toBe('/userSettings');
    expect(lastName()).toHaveValue('Roussele');
  });
});

describe('the language', () => {
  it('changes the page at once, in the browser too, and follows the person', async () => {
    const { spoken } = await open();
    await userEvent.selectOptions(screen.getByLabelText('Langue de l’application'), 'Español');
    expect(await screen.findByRole('heading', { name: 'Mi cuenta', level: 1 }, patient)).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
    expect(spoken).toEqual(['es']);
  });
  it('is chosen among the authorised ones of the establishment and the present one', async () => {
    await open('/userSettings', { languages: ['en', 'de'] });
    const choice = screen.getByLabelText('Langue de l’application');
    const names = within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toEqual(['Français', 'English', 'Deutsch']);
  });
  it('holds for this device alone in the demonstration', async () => {
    const { spoken } = await open('/userSettings', { isDemo: true });
    await userEvent.selectOptions(screen.getByLabelText('Langue de l’application'), 'English');
    expect(await screen.findByRole('heading', { name: 'My account', level: 1 }, patient)).toBeVisible();
    expect(spoken).toEqual([]);
  });
});
