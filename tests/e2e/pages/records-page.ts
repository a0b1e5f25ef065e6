import { expect, type Locator, type Page } from '@playwright/test';

/** The screens of a park's records: sectors, enclosures with their zones, animals and their import. */
export class RecordsPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  /** Sets a sector up and ends on its page. */
  async addSector(name: string): Promise<void> {
    const page = this.#page;
    await page.goto('/SectorListView');
    await page.getByRole('link', { name: 'Nouveau secteur' }).first().click();
    await page.getByLabel('Nom du secteur').fill(name);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('heading', { name: /Étape 2 sur 3/ })).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('heading', { name: /Étape 3 sur 3/ })).toBeVisible();
    await page.getByRole('button', { name: 'Créer le secteur' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Adds an enclosure to the sector whose page is open, and ends on its page. */
  async addEnclosure(name: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('tab', { name: 'Enclos' }).click();
    await page.getByRole('link', { name: 'Ajouter un enclos' }).click();
    await page.getByLabel('Nom de l’enclos').fill(name);
    await page.getByRole('button', { name: 'Créer l’enclos' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** The drawing surface of the plan that is shown. */
  plan(): Locator {
    return this.#page.getByRole('application');
  }

  /** Draws a rectangle on the plan, in parts of its width and height, and names the zone. */
  async drawZone(name: string, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const page = this.#page;
    await page.getByRole('group', { name: 'Outils du plan' }).getByRole('button', { name: 'Rectangle' }).click();
    const box = await this.plan().boundingBox();
    if (box === null) throw new Error('The plan is not shown');
    const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
    await page.mouse.move(...at(from));
    await page.mouse.down();
    await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
    await page.mouse.move(...at(to));
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle zone' });
    await dialog.getByLabel('Nom de la zone').fill(name);
    await dialog.getByRole('button', { name: 'Ajouter la zone' }).click();
    await expect(page.getByRole('region', { name: 'Zones de l’enclos' }).getByText(name)).toBeVisible();
  }

  /** Opens the list of animals, one below the other, filtered by a search, once no others are shown. */
  async findAnimals(search: string, count: string): Promise<void> {
    await this.#page.goto('/specieAnimalsListView?view=flat');
    await this.#page.getByRole('searchbox').fill(search);
    await expect(this.#page.getByText(count, { exact: true })).toBeVisible();
  }

  /** Chooses an option of a select field by its text. */
  async choose(field: Locator, option: string | RegExp): Promise<void> {
    await field.click();
    await this.#page.getByRole('option', { name: option }).first().click();
  }
}
