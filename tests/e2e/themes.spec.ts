import type { Page } from '@playwright/test';
import { THEMES } from '../../src/state/settings/settings.slice.ts';
import { IS_LONG } from '../support/test-form.ts';
import { findings, showIn } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { walkTo } from './support/walk.ts';

/** Sets the theme of every page that is opened from now on, as the settings panel does for the person who is signed in. */
async function dress(page: Page, theme: string): Promise<void> {
  await page.addInitScript((chosen) => {
    const dressed = JSON.stringify({ theme: chosen });
    for (const key of ['enclos.settings', 'enclos.settings.fullcare-manager']) localStorage.setItem(key, dressed);
  }, theme);
}

/** Returns the findings in light and dark colours. A theme changes colours only: the other rules are checked in the first theme. */
async function faultsOf(page: Page, theme: string): Promise<unknown[]> {
  await showIn(page, 'light');
  const inLight = await findings(page, theme === THEMES[0] ? 'everything' : 'all colours');
  await showIn(page, 'dark');
  return [...inLight, ...(await findings(page, 'all colours'))];
}

/** The short form looks at the first and the last theme, the long form at all of them. */
const LOOKED_AT = IS_LONG ? THEMES : [THEMES.at(0)!, THEMES.at(-1)!];

for (const theme of LOOKED_AT) {
  test(`axe finds nothing in theme ${theme}, light or dark`, async ({ page, signIn }) => {
    test.setTimeout(240_000);
    await dress(page, theme);
    for (const address of ['/login', '/Register']) {
      await page.goto(address);
      await expect(signIn.heading).toBeVisible();
      expect(await faultsOf(page, theme)).toEqual([]);
    }
    await signIn.back('manager@fullcare.example');
    await page.goto('/Dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /Bonjour/ })).toBeVisible();
    await page.getByRole('button', { name: 'Réglages' }).first().click();
    const panel = page.getByRole('dialog', { name: 'Réglages' });
    await expect(panel.getByRole('group', { name: 'Thème' }).getByRole('radio', { checked: true })).toHaveValue(theme);
    expect(await faultsOf(page, theme)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    const screens = [
      ['/ZooDetails', page.getByLabel('Identifiant AWM')],
      ['/ZooDetails?tab=accounts', page.getByRole('button', { name: /^Actions pour/ }).first()],
      ['/userSettings', page.getByLabel('Prénom')],
    ] as const;
    for (const [address, sign] of screens) {
      await walkTo(page, address);
      await expect(sign).toBeVisible();
      expect(await faultsOf(page, theme)).toEqual([]);
    }
  });
}
