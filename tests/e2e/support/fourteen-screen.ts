import { expect, type Locator, type Page } from '@playwright/test';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Vos tâches du jour' });
const bellOf = (page: Page) => page.getByRole('button', { name: /^Tâches/ });

/**
 * Returns the content of the open dashboard and of the closed bell above it: ids of tasks in their order, and numbers.
 */
export async function shownOnDashboard(page: Page) {
  const region = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
  const more = page.getByRole('main').getByRole('button', { name: /^Afficher les/ });
  if ((await more.count()) > 0) await more.click();
  const bell = bellOf(page);
  return {
    overdue: await tasksIn(region('En retard')),
    today: await tasksIn(region('Pour aujourd’hui')),
    toTake: await tasksIn(region('À prendre dans vos secteurs')),
    figures: await figuresIn(region('L’établissement en ce moment')),
    bell: numberIn(await bell.getAttribute('aria-label')),
    unread: numberIn(await bell.getAttribute('aria-description')),
  };
}

/** Opens the bell. */
export async function openBell(page: Page): Promise<void> {
  await bellOf(page).click();
}

/** Marks all messages of the open bell as read, if any are unread. */
export async function readAll(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'Tout marquer comme lu' });
  if ((await all.count()) > 0) await all.click();
  await expect(all).toHaveCount(0);
}

/** Closes the bell by the keyboard. */
export async function closeBell(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
}

/** Returns the content of the open bell. */
export async function shownInBell(page: Page) {
  const panel = panelOf(page);
  const messages = panel.getByRole('region', { name: 'Messages' });
  const more = await messages.getByRole('button', { name: /^Voir/ }).allInnerTexts();
  const ids = await tasksIn(messages);
  const kinds = (await messages.getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0]);
  const tasks = panel.getByRole('region', { name: 'Savane' });
  return {
    figures: await figuresIn(panel.getByRole('region', { name: 'Dans l’établissement' })),
    messages: ids.map((id, at) => `${kinds[at]} ${id}`),
    messagesInAll: more.length > 0 ? numberIn(more[0]!) : ids.length,
    tasks: await tasksIn(tasks),
    moreTasks: numberIn((await tasks.getByRole('link', { name: /^Encore/ }).allInnerTexts())[0] ?? null),
  };
}

/**
 * Returns the entries that the open timeline shows under a day: the task, the time of its closing, and whether it was
 * late.
 */
export async function shownOnTimeline(page: Page, day: string): Promise<string[]> {
  const lines = page.getByRole('main').getByRole('region', { name: day, exact: true }).getByRole('listitem');
  return lines.evaluateAll((items) =>
    items.map((item) => {
      const id = new URL(item.querySelector('a')!.href).searchParams.get('id');
      const at = item.querySelector('time')!;
      return [
        id,
        at.dateTime,
        at.textContent,
        item.textContent.includes('clôturée en retard') ? 'late' : 'in time',
      ].join(' ');
    }),
  );
}

/** Closes the task on the dashboard. */
export async function closeOnDashboard(page: Page, taskId: string): Promise<void> {
  const row = page
    .getByRole('main')
    .locator('tr, li')
    .filter({ has: page.locator(`a[href$="?id=${taskId}"]`) });
  await row.getByRole('button', { name: /^Clôturer/ }).click();
}

function tasksIn(place: Locator): Promise<string[]> {
  return place
    .locator('a[href*="?id="]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id') ?? ''),
    );
}

/** Returns the numbers of a list of figures by their names. */
async function figuresIn(place: Locator): Promise<Record<string, number>> {
  const texts = await place.getByRole('link').allInnerTexts();
  return Object.fromEntries(texts.map((text) => [text.replace(/\d+/, '').trim(), numberIn(text)]));
}

function numberIn(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
}
