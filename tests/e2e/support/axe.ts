import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the findings of axe on the page as it stands, each with its elements; empty when there are none. `colours`
 * checks the contrast of the page's content alone, which changes from light to dark and from page to page. `all
 * colours` also checks menu, bar and dialogs, which change from theme to theme.
 */
export async function findings(
  page: Page,
  looksAt: 'everything' | 'colours' | 'all colours' = 'everything',
): Promise<unknown[]> {
  // A colour half-way between two states is not meant to be seen. Endless animations (a skeleton's shimmer) are not
  // awaited.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // The product's pages have no frames: one call on the page itself replaces the parts that the builder would put
  // together on a page of its own. Passed checks are not reported, which would take as long as finding faults.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (looksAt === 'everything') builder.withTags(RULES);
  else builder.withRules(['color-contrast']);
  if (looksAt === 'colours') builder.include('main');
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, any }) => [html, any.map(({ message }) => message)]),
  ]);
}

/** Changes the colours of the device, and waits until the page has followed: its own transitions begin only then. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
