import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/seed/accounts.ts';
import { PeoplePage } from './pages/people-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { elsewhere } from './support/elsewhere.ts';
import { keptOnDevice } from './support/kept-on-device.ts';
import { linkIn, messagesTo } from './support/mailbox.ts';
import type { Park } from './support/park.ts';
import { expect as expectSoon, test } from './support/test.ts';

// Each goes through two or three browsers, and each function's first call starts a process.
test.setTimeout(300_000);
const expect = expectSoon.configure({ timeout: 60_000 });

const OWN = 'une-phrase-bien-longue-42';

/** An establishment of its own with its manager, who is signed in on `page`, and one keeper. */
async function parkWithManager(park: Park, page: Page) {
  const zooId = await park.addEstablishment();
  const manager = await park.addPerson(zooId, { userRight: 'admin', userFirstname: 'Alice', userLastname: 'Meunier' });
  const keeper = await park.addPerson(zooId, { userFirstname: 'Karim', userLastname: 'Dumas' });
  await new SignInPage(page).as(manager.userMail);
  return { zooId, keeper, name: 'Karim Dumas', people: new PeoplePage(page) };
}

async function acceptTerms(page: Page): Promise<void> {
  await page.getByText('Votre établissement peut désactiver votre compte').scrollIntoViewIfNeeded();
  await page.getByLabel('J’ai lu ces conditions et je les accepte').check();
}

async function chooseOwnPassword(page: Page): Promise<void> {
  await page.getByLabel('Nouveau mot de passe').fill(OWN);
  await page.getByLabel('Le même, une seconde fois').fill(OWN);
}

test('an invited person gets the message, registers and is in', async ({ page, park, browser }) => {
  const { people } = await parkWithManager(park, page);
  const mail = `invited-${crypto.randomUUID()}@tests.example`;
  await people.add({ first: 'Nour', last: 'Haddad', mail }, /Invitation par e-mail/, 'Envoyer l’invitation');
  await expect(page.getByRole('heading', { name: 'Invitation envoyée à Nour Haddad' })).toBeVisible();
  const [message = ''] = await messagesTo(mail);

  const guest = await elsewhere(browser);
  await guest.page.goto(linkIn(message));
  await expect(guest.page.getByText(/Alice Meunier vous invite/)).toBeVisible();
  // The secret of the link does not stay visible for another reader.
  await expect(guest.page).not.toHaveURL(/#./);
  await guest.page.getByLabel('Votre adresse e-mail').fill('somebody-else@tests.example');
  await guest.page.getByRole('button', { name: 'Continuer' }).click();
  // A wrong address is told before a password is asked.
  const address = guest.page.getByLabel('Votre adresse e-mail');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(mail);
  await guest.page.getByRole('button', { name: 'Continuer' }).click();
  await chooseOwnPassword(guest.page);
  await guest.page.getByRole('button', { name: 'Continuer' }).click();
  await acceptTerms(guest.page);
  await guest.page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Bonjour Nour' })).toBeVisible();

  const again = await elsewhere(browser);
  await again.page.goto(linkIn(message));
  await expect(again.page.getByRole('heading', { name: 'Cette invitation ne s’ouvre pas' })).toBeVisible();
  await again.close();
  await guest.close();
});

test('a temporary password is shown once, forces an own one at the first sign-in, and stays nowhere', async ({
  page,
  park,
  browser,
}) => {
  const { people } = await parkWithManager(park, page);
  const mail = `temporary-${crypto.randomUUID()}@tests.example`;
  await people.add({ first: 'Lina', last: 'Costa', mail }, /Mot de passe temporaire/, 'Créer le compte');
  await expect(page.getByRole('heading', { name: 'Compte créé pour Lina Costa' })).toBeVisible();
  const temporary = await page.getByRole('main').locator('code').innerText();
  expect(temporary).toMatch(/^(?=.*\d)[a-zA-Z\d]{10}$/);
  await page.getByRole('link', { name: 'Voir les comptes' }).click();
  await expect(page.getByRole('button', { name: 'Actions pour Lina Costa' })).toBeVisible();
  expect(await keptOnDevice(page)).not.toContain(temporary);

  const newcomer = await elsewhere(browser);
  await newcomer.signIn.open();
  await newcomer.signIn.fill(mail, temporary);
  await newcomer.signIn.submit();
  await expect(newcomer.signIn.heading).toHaveText('Choisissez votre mot de passe');
  await chooseOwnPassword(newcomer.page);
  await newcomer.page.getByRole('button', { name: 'Enregistrer et continuer' }).click();
  await expect(newcomer.signIn.heading).toHaveText('Conditions d’utilisation');
  await acceptTerms(newcomer.page);
  await newcomer.page.getByRole('button', { name: 'Accepter et continuer' }).click();
  await expect(newcomer.page.getByRole('heading', { level: 1, name: 'Bonjour Lina' })).toBeVisible();
  expect(await keptOnDevice(newcomer.page)).not.toContain(temporary);
  await newcomer.close();

  const late = await elsewhere(browser);
  await late.signIn.open();
  await late.signIn.fill(mail, temporary);
  await late.signIn.submit();
  await expect(late.signIn.message).toContainText(/mot de passe incorrect/);
  await late.close();
});

test('a password set by a manager replaces the former one', async ({ page, park, browser }) => {
  const { people, keeper, name } = await parkWithManager(park, page);
  await people.open();
  await people.act(name, 'Définir le mot de passe');
  await chooseOwnPassword(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText(`Mot de passe changé pour ${name}`)).toBeVisible();

  const { page: other, signIn, close } = await elsewhere(browser);
  await signIn.open();
  await signIn.fill(keeper.userMail, DEMO_PASSWORD);
  await signIn.submit();
  await expect(signIn.message).toContainText(/mot de passe incorrect/);
  await signIn.as(keeper.userMail, OWN);
  await expect(other.getByRole('heading', { level: 1, name: 'Bonjour Karim' })).toBeVisible();
  await close();
});

test('a disabled person is out at once and cannot come back until they are reactivated', async ({
  page,
  park,
  browser,
}) => {
  const { people, keeper, name } = await parkWithManager(park, page);
  const other = await elsewhere(browser);
  await other.signIn.as(keeper.userMail);
  await people.open();
  await people.act(name, 'Désactiver le compte');
  await people.agree('Désactiver le compte');
  await expect(page.getByText(`Compte désactivé : ${name}`)).toBeVisible();
  await expect(other.page.getByText(/compte est désactivé/i)).toBeVisible();

  const back = await elsewhere(browser);
  await back.signIn.open();
  await back.signIn.fill(keeper.userMail, DEMO_PASSWORD);
  await back.signIn.submit();
  await expect(back.signIn.message).toContainText(/désactivé/);
  await people.act(name, 'Réactiver le compte');
  await people.agree('Réactiver le compte');
  await expect(page.getByText(`Compte réactivé : ${name}`)).toBeVisible();
  await back.signIn.as(keeper.userMail);
  await expect(back.page.getByRole('heading', { level: 1, name: 'Bonjour Karim' })).toBeVisible();
  await back.close();
  await other.close();
});

test('a new role opens its screens at once, and a reset message leaves for the person alone', async ({
  page,
  park,
  browser,
}) => {
  const { people, keeper, name } = await parkWithManager(park, page);
  const other = await elsewhere(browser);
  await other.signIn.as(keeper.userMail);
  await people.open();
  await people.act(name, 'Rôle et secteurs');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: 'Rôle' })
    .or(dialog.getByRole('textbox', { name: 'Rôle' }))
    .first()
    .click();
  await expect(page.getByRole('option', { name: 'Super responsable' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Responsable', exact: true }).click();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(`Droits enregistrés pour ${name}`)).toBeVisible();
  await expect(other.page.getByRole('link', { name: 'Inviter des utilisateurs' })).toBeVisible();
  await other.close();

  await people.act(name, 'Envoyer un message de réinitialisation');
  await people.agree('Envoyer');
  await expect(page.getByText(`Message de réinitialisation envoyé à ${keeper.userMail}`)).toBeVisible();
  expect(await messagesTo(keeper.userMail)).toHaveLength(1);
});
