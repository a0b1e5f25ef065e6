import { DEMO_PASSWORD } from '../../scripts/seed/accounts.ts';
import { expect, test } from './support/test.ts';

const REFUSALS = [
  ['a wrong password', 'keeper@fullcare.example', 'not-the-password', /mot de passe/i],
  ['an unknown account', 'nobody@fullcare.example', DEMO_PASSWORD, /mot de passe|compte/i],
  ['a disabled account', 'disabled@fullcare.example', DEMO_PASSWORD, /désactivé/i],
] as const;

for (const [what, email, password, message] of REFUSALS) {
  test(`${what} is reported as such, and the address stays in the form`, async ({ page, signIn }) => {
    await signIn.open();
    await signIn.fill(email, password);
    await signIn.submit();
    await expect(signIn.message).toContainText(message);
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
  });
}

test('without a network, signing in says so', async ({ page, signIn, context }) => {
  await signIn.open();
  await signIn.fill('keeper@fullcare.example', DEMO_PASSWORD);
  await page.route(/identitytoolkit/, (route) => route.abort());
  await signIn.submit();
  await expect(signIn.message).toContainText(/réseau|connexion/i);
  await context.setOffline(false);
});

test('the language is chosen before signing in', async ({ page, signIn }) => {
  await signIn.open();
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('de');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the page that sends a reset e-mail does not show whether the account exists', async ({ page, signIn }) => {
  await signIn.open();
  await page.getByRole('button', { name: 'Mot de passe oublié ?' }).click();
  await page.getByLabel('Adresse e-mail').fill('nobody@fullcare.example');
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Regardez votre boîte de réception')).toBeVisible();
});

test('an address that is asked for signed out is opened after signing in', async ({ page, signIn }) => {
  await page.goto('/TaskManagementView?due=overdue');
  await expect(page).toHaveURL(/\/login/);
  await signIn.fill('keeper@fullcare.example', DEMO_PASSWORD);
  await signIn.submit();
  await expect(page).toHaveURL(/\/TaskManagementView\?due=overdue/);
});

test('the root and an unknown address lead to the dashboard, and in a discovery establishment to quick evaluations', async ({
  page,
  signIn,
}) => {
  await signIn.as('keeper@fullcare.example');
  for (const address of ['/', '/nowhere', '/dashboard']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/dashboard$/i);
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible();
  }
});

test('a discovery establishment starts with quick evaluations', async ({ page, signIn }) => {
  await signIn.as('keeper@discovery.example');
  await expect(page).toHaveURL(/\/FastEvalGroupListView/);
  await page.goto('/TaskManagementView');
  await expect(page.getByRole('heading', { name: 'Cet écran ne vous est pas ouvert' })).toBeVisible();
});

test('signing out asks, leaves nothing on screen and forgets the data', async ({ page, signIn }) => {
  await signIn.as('keeper@fullcare.example');
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/Dashboard');
  await expect(page).toHaveURL(/\/login/);
});
