import { type BrowserContext, type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import type { User } from '../../../src/domain/users/user.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { appIsKept } from './kept-app.ts';
import { CHANGES, type Change, type DeedKind } from './shared-day-deeds.ts';
import { reportToasts, type Toast } from './shared-day-toasts.ts';

const VERBS = { take: 'Prendre', start: 'Démarrer', close: 'Clôturer', release: 'Rendre' } as const;
const DONE = {
  take: 'La tâche est à vous',
  start: 'Tâche démarrée',
  close: 'Tâche clôturée',
  release: 'Tâche rendue',
} as const;

/** A task as a list shows it: its words, and the offered actions. */
export type ShownTask = { readonly taskId: string; readonly text: string; readonly offers: readonly Change[] };

/** An action that is about to be done: its button or its note is on the screen. */
export type Begun = { readonly kind: DeedKind; readonly title: string; readonly text: string };

/** Somebody at their screen, with one sector's list. */
export class DayKeeper {
  readonly user: User;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #isTouched: boolean;
  /** reported toasts that nobody has read yet */
  readonly #toasts: Toast[] = [];
  #heard: () => void = () => undefined;
  /** the button that is about to be pressed */
  #aim: ElementHandle | null = null;
  isOnline = true;
  stretch = 0;

  constructor(user: User, context: BrowserContext, page: Page, isTouched: boolean) {
    this.user = user;
    this.context = context;
    this.page = page;
    this.#isTouched = isTouched;
    page.setDefaultTimeout(20_000);
  }

  async open(sectorId: string): Promise<void> {
    await reportToasts(this.page, (toast) => {
      this.#toasts.push(toast);
      this.#heard();
    });
    await new SignInPage(this.page).as(this.user.userMail);
    await this.page.goto(`/TaskManagementView?sector=${sectorId}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Tâches' })).toBeVisible();
    if (this.#isTouched) await appIsKept(this.page);
  }

  /** Returns the list on the screen. */
  async shown(): Promise<readonly ShownTask[]> {
    const rows = await this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[data-row-link]')].map((link) => {
        const row = link.closest<HTMLElement>('tr, li');
        // Non-breaking spaces count as ordinary ones, as in all of these tests.
        const labels = [...(row?.querySelectorAll('button:enabled') ?? [])].map(
          (button) => button.ariaLabel?.replaceAll(/\s/g, ' ') ?? '',
        );
        return { taskId: new URL(link.href).searchParams.get('id') ?? '', text: row?.innerText ?? '', labels };
      }),
    );
    return rows.map(({ taskId, text, labels }) => ({
      ...{ taskId, text },
      offers: CHANGES.filter((change) => labels.some((label) => label.startsWith(`${VERBS[change]} «`))),
    }));
  }

  /** Finds the button of a task, or opens it and types a note. */
  async begin({ kind, title, text }: Begun): Promise<void> {
    if (kind !== 'note') {
      this.#aim = await this.page
        .getByRole('button', { name: `${VERBS[kind]} « ${title} »`, exact: true })
        .elementHandle();
      return;
    }
    await this.#press(this.page.getByRole('link', { name: title, exact: true }));
    await this.page.getByRole('textbox', { name: 'Ajouter une note' }).fill(text);
  }

  /**
   * Presses the button, and returns the toast that reports the success or failure of the action; null where the button
   * has gone by then, because somebody else was faster.
   */
  async agree({ kind, title, text }: Begun): Promise<Toast | null> {
    if (kind === 'note') return this.#addNote(text);
    const isPressed = await this.#aim?.evaluate((button, label) => {
      const { isConnected, disabled, ariaLabel } = button as HTMLButtonElement;
      const isThere = isConnected && !disabled && ariaLabel?.replaceAll(/\s/g, ' ') === label;
      if (isThere) (button as HTMLButtonElement).click();
      return isThere;
    }, `${VERBS[kind]} « ${title} »`);
    return isPressed === true ? this.#answer(kind, title) : null;
  }

  /** Takes the titles of the tasks whose changes were refused after they had been shown as made. */
  lateRefusals(): readonly string[] {
    // Toasts of success, and those of the bell, are no refusals.
    const errors = this.#toasts.splice(0).filter(({ isError }) => isError);
    return errors.map(({ text }) => /^« (.+) » a été modifiée/.exec(text)?.[1] ?? text);
  }

  async setNetwork(isOnline: boolean): Promise<void> {
    await this.context.setOffline(!isOnline);
    this.isOnline = isOnline;
  }

  /** Reloads the page, like somebody who returns to a tablet that was switched off. */
  async reload(): Promise<void> {
    await this.page.reload();
    await expect(this.page.locator('main a[data-row-link]').first()).toBeVisible();
  }

  /** Waits until the server has answered all changes, before and after the page was loaded. */
  async hasSentAll(): Promise<void> {
    const message = `what ${this.user.userFirstname} did is answered`;
    const waits = () =>
      this.page.evaluate(() => ({
        badge: document.querySelector('[aria-label*="en attente d’envoi"]')?.ariaLabel ?? 'none',
        kept: Object.keys(localStorage).filter((key) => key.startsWith('enclos.waiting-tasks.')).length,
      }));
    await expect.poll(waits, { message, intervals: [100] }).toEqual({ badge: 'none', kept: 0 });
  }

  /** Closes the toasts that were read, so that the next one is noticed. Returns their number. */
  closeToasts(): Promise<number> {
    return this.page.evaluate(() => {
      const toasts = document.querySelectorAll<HTMLElement>(
        ':is([role=alert], [role=status]) button[aria-label=Fermer]',
      );
      for (const close of toasts) close.click();
      return toasts.length;
    });
  }

  async #addNote(text: string): Promise<Toast> {
    const drawer = this.page.getByRole('dialog', { name: 'Tâche' });
    await this.#press(drawer.getByRole('button', { name: 'Ajouter', exact: true }));
    await expect(drawer.getByRole('textbox', { name: 'Ajouter une note' })).toHaveValue('');
    await expect(drawer.getByText(text, { exact: true })).toHaveCount(1);
    await this.#press(drawer.getByRole('button', { name: 'Fermer le détail' }));
    await expect(drawer).toHaveCount(0);
    return { isError: false, text };
  }

  async #answer(change: Change, title: string): Promise<Toast> {
    const isAnswer = ({ isError, text }: Toast) =>
      isError ? !text.startsWith('« ') || text.startsWith(`« ${title} »`) : text.startsWith(DONE[change]);
    for (;;) {
      const place = this.#toasts.findIndex(isAnswer);
      if (place >= 0) return this.#toasts.splice(place, 1)[0]!;
      await this.#nextToast(`${this.user.userFirstname}: ${VERBS[change]} « ${title} »`);
    }
  }

  #nextToast(asked: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`Nobody was told what became of ${asked}`)), 20_000);
      this.#heard = () => {
        clearTimeout(limit);
        resolve();
      };
    });
  }

  #press(place: Locator): Promise<void> {
    return this.#isTouched ? place.tap() : place.click();
  }
}
