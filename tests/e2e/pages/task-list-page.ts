import { expect, type Locator, type Page } from '@playwright/test';

/** /TaskManagementView. */
export class TaskListPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/TaskManagementView${query}`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Tâches' })).toBeVisible();
  }

  async search(text: string): Promise<void> {
    await this.#page.getByRole('searchbox').fill(text);
  }

  /** The row, or on a narrow screen the card, of the task with this title. */
  row(title: string): Locator {
    return this.#page.getByRole('row').or(this.#page.getByRole('listitem')).filter({ hasText: title });
  }

  /** Presses the button of a task. */
  async act(verb: 'Prendre' | 'Démarrer' | 'Clôturer' | 'Annuler', title: string): Promise<void> {
    await this.#page.getByRole('button', { name: `${verb} « ${title} »` }).click();
  }
}
