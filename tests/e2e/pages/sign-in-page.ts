import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../scripts/seed/accounts.ts';
import { type KeptSession, sessionOf } from '../support/kept-session.ts';

/** Sessions of the seed's accounts that were opened by this process, by address. */
const opened = new Map<string, KeptSession>();

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

  /**
   * Restores the session of an account of the seed, as a device that kept it: the next address is opened signed in. For
   * tests of something else than signing in; only the first of them uses the form.
   */
  async back(email: string): Promise<void> {
    const known = opened.get(email);
    if (known !== undefined) return this.#page.context().setStorageState(known);
    await this.as(email);
    opened.set(email, await sessionOf(this.#page));
  }

  get message() {
    return this.#page.getByRole('alert');
  }

  get heading() {
    return this.#page.getByRole('heading', { level: 1 });
  }
}
