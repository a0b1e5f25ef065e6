import type { Page } from '@playwright/test';
import errors from '../../locales/fr/errors.json' with { type: 'json' };
import { expect, test } from './support/test.ts';

type Attempt = (page: Page) => Promise<void>;

/** Attempts each change of the product as far as the page allows; a form is read-only from the beginning. */
const ATTEMPTS: Record<string, Attempt> = {
  'acting on a task': async (page) => {
    await page.goto('/TaskManagementView');
    await page
      .getByRole('button', { name: /^(Prendre|Démarrer|Clôturer) «/ })
      .first()
      .click();
  },
  'changing one’s name': async (page) => {
    await page.goto('/userSettings');
    await expect(page.getByLabel('Prénom')).not.toBeEditable();
  },
  'changing one’s password': async (page) => {
    await page.goto('/userSettings?tab=password');
    await page.getByLabel('Mot de passe actuel').fill('welfare-demo');
    await page.getByLabel('Nouveau mot de passe').fill('une-phrase-bien-longue');
    await page.getByLabel('Le même, une seconde fois').fill('une-phrase-bien-longue');
    await page.getByRole('main').getByRole('button', { name: 'Changer le mot de passe' }).click();
  },
  'changing the establishment': async (page) => {
    await page.goto('/ZooDetails');
    await expect(page.getByLabel('Identifiant AWM')).not.toBeEditable();
  },
  'renaming a sector': async (page) => {
    await page.goto('/SectorListView');
    await page.getByRole('link', { name: 'Savane africaine' }).click();
    await page.getByRole('tab', { name: 'À propos' }).click();
    await expect(page.getByLabel('Nom du secteur')).not.toBeEditable();
  },
  'announcing something': async (page) => {
    await page.goto('/ZooDetails?tab=announcements');
    await page.getByRole('button', { name: 'Écrire une annonce' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Titre' })).not.toBeEditable();
  },
  'changing rights': async (page) => {
    await page.goto('/ZooDetails?tab=accounts');
    await page
      .getByRole('button', { name: /^Actions pour/ })
      .first()
      .click();
    await page.getByRole('menuitem').first().click();
  },
  'inviting somebody': async (page) => {
    await page.goto('/userCreation');
    await page.getByLabel('Prénom').fill('Nour');
    await page.getByLabel('Nom').last().fill('Haddad');
    await page.getByLabel('E-mail').fill('nour@tests.example');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page
      .getByRole('combobox', { name: 'Rôle' })
      .or(page.getByRole('textbox', { name: 'Rôle' }))
      .first()
      .click();
    await page.getByRole('option', { name: 'Soigneur' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  },
};

test('the demonstration answers every change with its message and writes nothing', async ({ page, signIn, park }) => {
  await signIn.back('visitor@demo.example');
  // The server notes the sign-in, and at its first call since which second sessions count.
  await page.goto('/userSettings?tab=apps');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const before = await park.contentOf('zoo-demo');
  for (const [what, attempt] of Object.entries(ATTEMPTS))
    await test.step(what, async () => {
      // Each page is loaded anew, so no message of the attempt before is left.
      await attempt(page);
      // A refusal before the attempt, or the server's after it: "action not taken into account".
      const { unauthorizedAction, actionNotTaken } = errors.demo;
      await expect(page.getByText(unauthorizedAction).or(page.getByText(actionNotTaken)).first()).toBeVisible();
    });
  expect(await park.contentOf('zoo-demo')).toBe(before);
});

test('a visitor enters the demonstration from the sign-in page in one click', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Essayer la démonstration' }).click();
  await expect(page).toHaveURL(/\/Dashboard$/);
  await expect(page.getByText(/rien de ce que vous faites n’est enregistré/)).toBeVisible();
});
