import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../scripts/seed/accounts.ts';

/** /login, with its steps for a first password and the terms. */
export class SignInPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/login');
  }

  async fill(email: string, password: string): Promise<void> {
    await this.#page.getByLabel('Adresse e-mail').fill(email);
    await this.#page.getByLabel('Mot de passe', { exact: true }).fill(password);
  }

  async submit(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Se connecter' }).click();
  }

  /** Signs in and waits for the layout. */
  async as(email: string, password = DEMO_PASSWORD): Promise<void> {
    await this.open();
    await this.fill(email, password);
    await this.submit();
    await expect(this.#page.getByRole('main')).toBeVisible();
    await expect(this.#page).not.toHaveURL(/\/login/);
  }

  get message() {
    return this.#page.getByRole('alert');
  }

  get heading() {
    return this.#page.getByRole('heading', { level: 1 });
  }
}
