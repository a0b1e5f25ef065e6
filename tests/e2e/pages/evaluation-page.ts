import { expect, type Locator, type Page } from '@playwright/test';

/** /FastEvaluationView: answers the questions of a quick evaluation, and counts what is pressed. */
export class EvaluationPage {
  readonly #page: Page;
  /** buttons, links and answers pressed so far */
  presses = 0;
  constructor(page: Page) {
    this.#page = page;
  }

  async press(one: Locator): Promise<void> {
    await one.click();
    this.presses += 1;
  }

  /** Presses the button or the link of this name. */
  async pressNamed(name: string | RegExp): Promise<void> {
    await this.press(this.#page.getByRole('button', { name }).or(this.#page.getByRole('link', { name })).first());
  }

  /** Begins the evaluation of a group from its own page. */
  async begin(): Promise<void> {
    await this.pressNamed('Évaluer');
    await this.pressNamed('Commencer');
    await expect(this.#place).toBeVisible();
  }

  /**
   * Answers questions from the present one on, `most` at most, and goes to the next one after each; it stays at the last.
   * Returns how many were answered or left open.
   */
  async answer(most = Infinity, which: 'first' | 'last' = 'first'): Promise<number> {
    for (let count = 1; ; count += 1) {
      const [number = 0, total = 0] = await this.#placeNow();
      // Asked before the answer: a chosen answer brings the next question by itself.
      const leadsOn = (await this.#page.getByRole('article').getByRole('radio').count()) > 0;
      await this.#answerPresent(which);
      if (number === total) return count;
      await this.#goOn(number, leadsOn);
      if (count >= most) return count;
    }
  }

  get #place(): Locator {
    return this.#page.getByText(/^Question \d+ sur \d+/);
  }

  async #placeNow(): Promise<number[]> {
    return ((await this.#place.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  }

  /** Presses a choice, or types into the field; a question for a photo stays open. */
  async #answerPresent(which: 'first' | 'last'): Promise<void> {
    const given = this.#page.getByRole('article');
    const choice = given.getByRole('radio').or(given.getByRole('checkbox'))[which]();
    const field = given.getByRole('textbox').first();
    if ((await choice.count()) > 0) await this.press(choice);
    else if ((await field.count()) > 0)
      await field.fill((await field.getAttribute('placeholder')) === 'jj/mm/aaaa' ? '12/10/2026' : '2');
  }

  /** A choice leads on by itself, Enter from a field of one line; other answers wait for the button. */
  async #goOn(from: number, leadsOn: boolean): Promise<void> {
    if (!leadsOn) {
      const line = this.#page.getByRole('article').locator('input[type=text]:focus');
      if ((await line.count()) > 0) await this.#page.keyboard.press('Enter');
      else await this.pressNamed('Suivante');
    }
    await expect(this.#page.getByText(new RegExp(`^Question ${from + 1} sur`))).toBeVisible();
  }
}
