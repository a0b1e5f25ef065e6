import { expect, type Page } from '@playwright/test';

/** /ZooDetails?tab=accounts and /userCreation: the people of an establishment. */
export class PeoplePage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/ZooDetails?tab=accounts');
    await expect(this.#page.getByRole('tab', { name: 'Comptes utilisateurs' })).toBeVisible();
  }

  /** Goes through the wizard for one person, up to the answer of the server. */
  async add(who: { first: string; last: string; mail: string }, wayIn: RegExp, send: string): Promise<void> {
    const page = this.#page;
    const next = page.getByRole('button', { name: 'Continuer' });
    await page.goto('/userCreation');
    await page.getByLabel('Prénom').fill(who.first);
    await page.getByLabel('Nom', { exact: false }).last().fill(who.last);
    await page.getByLabel('E-mail').fill(who.mail);
    await next.click();
    await expect(page.getByRole('heading', { name: /Étape 2/ })).toBeVisible();
    await page
      .getByRole('combobox', { name: 'Rôle' })
      .or(page.getByRole('textbox', { name: 'Rôle' }))
      .first()
      .click();
    await page.getByRole('option', { name: 'Soigneur' }).click();
    await next.click();
    await page.getByRole('radio', { name: wayIn }).check();
    await next.click();
    await page.getByRole('button', { name: send }).click();
  }

  /** Opens the menu of a person and chooses an action. */
  async act(name: string, action: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Actions pour ${name}` }).click();
    await this.#page.getByRole('menuitem', { name: action }).click();
  }

  /** Answers the question about a person with yes. */
  async agree(verb: string): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('button', { name: verb }).click();
  }
}
