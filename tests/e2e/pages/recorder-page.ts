import { expect, type Page } from '@playwright/test';

/** /ObsSessionView while a session runs: records scans, and ends the session. */
export class RecorderPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async press(name: string | RegExp): Promise<void> {
    await this.#page.getByRole('button', { name }).first().click();
  }

  /** Begins the session that the page proposes, and returns its id. */
  async begin(): Promise<string> {
    await this.press('Commencer');
    await expect(this.#page).toHaveURL(/visitId=/);
    return new URL(this.#page.url()).searchParams.get('visitId') ?? '';
  }

  /** Makes one scan: the first animal shows a behaviour, without a place, and the others are not visible. */
  async makeScan(number: number, behaviour = 'Va-et-vient répété'): Promise<void> {
    await this.press(new RegExp(`^Commencer le scan ${number}`));
    await this.press(behaviour);
    await this.press('Sans lieu');
    const animals = await this.#page.getByRole('list', { name: 'Animaux' }).getByRole('button').count();
    // oxlint-disable-next-line no-await-in-loop -- one tap leads to the next animal
    for (let left = animals - 1; left > 0; left -= 1)
      await this.#page.getByRole('button', { name: 'Pas visible', exact: true }).click();
    await expect(this.#page.getByText('Tous les animaux sont relevés')).toBeVisible();
    await this.press('Clore le scan');
  }

  async isSafe(): Promise<void> {
    await expect(this.#page.getByText('Tout est à l’abri')).toBeVisible();
  }

  /** Ends the session whose planned observations are done. */
  async finish(): Promise<void> {
    await this.press('Terminer la séance');
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Terminer', exact: true }).click();
  }
}
