import layout from '../../locales/fr/layout.json' with { type: 'json' };
import menu from '../../locales/fr/menu.json' with { type: 'json' };
import { isComing, menuOf } from '../../src/domain/access/menu.ts';
import { COMING_ROUTES } from '../../src/app/router/coming-routes.ts';
import { FEATURE_ROUTES } from '../../src/app/router/feature-routes.ts';
import { refusalOf } from '../../src/app/router/refusal.ts';
import type { Feature } from '../../src/domain/access/features.ts';
import { SPECIFICATION_ROUTES } from '../support/specification-routes.ts';
import { IS_LONG } from '../support/test-form.ts';
import { INSIDERS, seededActor } from './support/seeded-person.ts';
import { expect, test } from './support/test.ts';
import { walkTo } from './support/walk.ts';

function featureOf(path: string): Feature {
  const route = [...FEATURE_ROUTES, ...COMING_ROUTES].find((one) => one.path.toLowerCase() === path.toLowerCase());
  if (route === undefined) throw new Error(`No route ${path}`);
  return route.feature;
}

/** The accounts of the short form: one of each tier, and both those who manage and those who do not. */
const SHORT_FORM = [
  ...['manager@fullcare.example', 'keeper@essential.example', 'keeper@discovery.example'],
  ...['manager@research.example', 'staff@provider.example'],
];
const WALKERS = INSIDERS.filter(({ email }) => IS_LONG || SHORT_FORM.includes(email));

for (const account of WALKERS) {
  const actor = seededActor(account);

  test(`${account.email} lands on their first screen, has the menu of the table, and opens every screen or sees why not`, async ({
    page,
    signIn,
    faults,
  }) => {
    test.setTimeout(300_000);
    await signIn.as(account.email);
    await expect(page).toHaveURL(actor.tier === 'discovery' ? /\/FastEvalGroupListView$/ : /\/Dashboard$/);
    const expected = menuOf(actor).flatMap(({ entries }) =>
      entries.map(({ key }) => `${menu.entries[key]}${isComing(key) ? ` ${menu.soon}` : ''}`),
    );
    const links = page.getByRole('navigation', { name: layout.navigation.label }).getByRole('link');
    await expect(links).toHaveText(expected);

    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const wrong: string[] = [];
    for (const path of SPECIFICATION_ROUTES) {
      await walkTo(page, path);
      const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
      const isRefused = heading === layout.refused.title;
      if (isRefused !== (refusalOf(actor, featureOf(path)) !== null)) wrong.push(`${path}: ${heading}`);
      if (heading === layout.crash.title) wrong.push(`${path}: crashed`);
    }
    expect(wrong).toEqual([]);
    // The diagnostics ask Storage for a file that nobody may have: a refusal proves that it answers.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('status of 403')));
  });
}
