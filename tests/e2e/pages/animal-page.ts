import { expect, type Locator, type Page } from '@playwright/test';

/** The most keys a person would press to reach a place. */
const MAX_KEYS = 60;

/** /AnimalManagementView: one animal, or the form of a new one. */
export class AnimalPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async open(animalId: string, name: string): Promise<void> {
    await this.#page.goto(`/AnimalManagementView?id=${animalId}`);
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Opens the form of an action on the animal's place, and returns it. */
  async ask(change: string): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Actions' }).click();
    await this.#page.getByRole('menuitem', { name: change, exact: true }).click();
    const dialog = this.#page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    return dialog;
  }

  /** Returns the actions on the animal's place that this person is offered. */
  async offered(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Actions' }).click();
    return this.#page.getByRole('menuitem');
  }

  /** Reaches a place by the Tab key, as somebody without a mouse does. */
  async reach(place: Locator): Promise<void> {
    await expect(place).toBeVisible();
    for (let keys = 0; keys < MAX_KEYS; keys++) {
      if (await place.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
    }
    await expect(place).toBeFocused();
  }
}
