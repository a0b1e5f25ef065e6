import type { Page } from '@playwright/test';
import { THEMES } from '../../src/state/settings/settings.slice.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Dresses every page that is opened from now on, as the settings panel does for the person who is signed in. */
async function dress(page: Page, theme: string): Promise<void> {
  await page.addInitScript((chosen) => {
    const dressed = JSON.stringify({ theme: chosen });
    for (const key of ['enclos.settings', 'enclos.settings.fullcare-manager']) localStorage.setItem(key, dressed);
  }, theme);
}

for (const theme of THEMES) {
  test(`axe finds nothing in theme ${theme}, light or dark`, async ({ page, signIn }) => {
    test.setTimeout(240_000);
    const colours = ['light', 'dark'] as const;
    await dress(page, theme);
    for (const colorScheme of colours) {
      await page.emulateMedia({ colorScheme });
      for (const address of ['/login', '/Register']) {
        await page.goto(address);
        await expect(signIn.heading).toBeVisible();
        expect(await findings(page)).toEqual([]);
      }
    }
    await signIn.as('manager@fullcare.example');
    for (const colorScheme of colours) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/Dashboard');
      await expect(page.getByRole('heading', { level: 1, name: /Bonjour/ })).toBeVisible();
      await page.getByRole('button', { name: 'Réglages' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.goto('/ZooDetails');
      await expect(page.getByLabel('Identifiant AWM')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.goto('/ZooDetails?tab=accounts');
      await expect(page.getByRole('button', { name: /^Actions pour/ }).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.goto('/userSettings');
      await expect(page.getByLabel('Prénom')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    }
  });
}
