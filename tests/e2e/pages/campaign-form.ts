import { expect, type Page } from '@playwright/test';

/** The values of a new campaign that differ between tests: French words, as the screen shows them. */
export type NewCampaign = {
  readonly name: string;
  readonly type: 'Entraînement' | 'Bien-être';
  readonly scans: number;
  readonly observer: RegExp;
  readonly ethogram: RegExp;
  readonly questionnaire?: RegExp;
  readonly enclosure: string;
  readonly auditor?: RegExp;
};

const STEPS = 10;

/** /CampaignCreationView: creates a campaign step by step. */
export class CampaignForm {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  /** Creates and launches a campaign, and returns its id. */
  async launch({ name, type, scans, observer, ethogram, questionnaire, enclosure, auditor }: NewCampaign) {
    await this.#page.goto('/CampaignCreationView');
    await this.#page.getByRole('textbox', { name: /^Nom/ }).fill(name);
    await this.#page.getByText(type, { exact: true }).first().click();
    await this.#page.getByRole('textbox', { name: 'Scans par séance' }).fill(`${scans}`);
    await this.#goOn(2);
    await this.choose(/Observateurs/, observer);
    await this.#goOn(3);
    await this.choose(/^Éthogramme/, ethogram);
    if (questionnaire !== undefined) await this.choose(/^Questionnaire/, questionnaire);
    await this.#goOn(6);
    await this.#page.getByRole('checkbox', { name: enclosure }).check();
    await this.#goOn(8);
    if (auditor !== undefined) await this.choose(/Auditeurs/, auditor);
    await this.#goOn(9);
    await expect(this.#page.getByRole('table', { name: 'Charge par observateur' })).toContainText(observer);
    await this.#goOn(STEPS);
    await this.#page.getByRole('button', { name: 'Lancer' }).first().click();
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Lancer' }).click();
    return this.launchedId();
  }

  /** Returns the id of the campaign whose page opened after its launch. */
  async launchedId(): Promise<string> {
    await expect(this.#page).toHaveURL(/CampaignManagementView\?campaignId=/);
    return new URL(this.#page.url()).searchParams.get('campaignId') ?? '';
  }

  /** Chooses an option of a field that searches. */
  async choose(field: RegExp, option: RegExp): Promise<void> {
    await this.#page.getByRole('combobox', { name: field }).click();
    await this.#page.getByRole('option', { name: option }).first().click();
    await this.#page.keyboard.press('Escape');
  }

  /** Goes on to a step, through those between. */
  async #goOn(to: number): Promise<void> {
    const present = this.#page.getByRole('heading', { name: new RegExp(`Étape \\d+ sur ${STEPS}`) });
    for (;;) {
      const [step = 0] = ((await present.textContent()) ?? '').match(/\d+/)?.map(Number) ?? [];
      if (step >= to) return;
      // oxlint-disable-next-line no-await-in-loop -- one step leads to the next
      await this.#page.getByRole('button', { name: 'Continuer' }).first().click();
      // oxlint-disable-next-line no-await-in-loop -- one step leads to the next
      await expect(this.#page.getByRole('heading', { name: `Étape ${step + 1} sur ${STEPS}` })).toBeVisible();
    }
  }
}
