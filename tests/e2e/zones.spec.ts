import type { CDPSession, Locator, Page } from '@playwright/test';
import { SAVANNA } from './support/park.ts';
import { expect, test } from './support/test.ts';

type Place = readonly [x: number, y: number];

/** Opens the plan of an enclosure whose zones are drawn, and returns its sheet. */
async function openPlan(page: Page): Promise<Locator> {
  await page.goto(`/EnclosureManagementView?id=${SAVANNA}--1&tab=tools&tool=zones`);
  const sheet = page.getByRole('main').locator('svg[aria-describedby]').first();
  await sheet.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Rectangle' })).toBeVisible();
  return sheet;
}

/** Returns the position on the screen of a place given in shares of the sheet's width and height. */
async function placeOn(sheet: Locator, [x, y]: Place): Promise<{ x: number; y: number }> {
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('The plan is not shown');
  return { x: Math.round(box.x + x * box.width), y: Math.round(box.y + y * box.height) };
}

/** Drags as a finger does: the browser scrolls unless the page keeps the gesture. */
async function dragByFinger(touch: CDPSession, sheet: Locator, from: Place, to: Place): Promise<void> {
  const at = async (place: Place) => [await placeOn(sheet, place)];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: await at(from) });
  for (const part of [0.1, 0.4, 0.7, 1]) {
    const place: Place = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: await at(place) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a zone is drawn on the plan with the mouse', async ({ page, signIn }) => {
  await signIn.back('manager@fullcare.example');
  const sheet = await openPlan(page);
  await page.getByRole('button', { name: 'Rectangle' }).click();
  const from = await placeOn(sheet, [0.2, 0.2]);
  const to = await placeOn(sheet, [0.5, 0.4]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle zone' });
  await expect(dialog.getByText(/^Calculée d’après le contour/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a zone is drawn on the plan, another one is moved while the page stays where it is, and put back', async ({
    page,
    signIn,
  }) => {
    await signIn.back('manager@fullcare.example');
    const sheet = await openPlan(page);
    const touch = await page.context().newCDPSession(page);
    await page.getByRole('button', { name: 'Rectangle' }).tap();
    await dragByFinger(touch, sheet, [0.2, 0.2], [0.5, 0.4]);
    const dialog = page.getByRole('dialog', { name: 'Nouvelle zone' });
    await expect(dialog.getByText(/^Calculée d’après le contour/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Choisir' }).tap();
    const name = await sheet
      .getByRole('button', { name: /^Zone / })
      .first()
      .getAttribute('aria-label');
    // The chosen one is drawn last: its place among the others changes.
    const zone = sheet.getByRole('button', { name: name ?? '', exact: true });
    await zone.tap();
    await expect(zone).toHaveAttribute('aria-pressed', 'true');
    const outline = await zone.boundingBox();
    const plan = await sheet.boundingBox();
    if (outline === null || plan === null) throw new Error('The zone is not shown');
    const middle: Place = [
      (outline.x + outline.width / 2 - plan.x) / plan.width,
      (outline.y + outline.height / 2 - plan.y) / plan.height,
    ];
    const scrolled = await page.evaluate(() => scrollY);
    await dragByFinger(touch, sheet, middle, [middle[0] + 0.05, middle[1] + 0.05]);
    await expect.poll(async () => (await zone.boundingBox())?.x).toBeGreaterThan(outline.x + 4);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    // At once: the change may not have come back from the database yet.
    await page.getByRole('button', { name: 'Annuler la dernière action' }).click();
    await expect.poll(async () => Math.round((await zone.boundingBox())?.x ?? 0)).toBe(Math.round(outline.x));
  });
});
