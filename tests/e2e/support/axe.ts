import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns what axe finds on the page as it stands, each with its elements; empty when there is nothing. `colours` looks at
 * the contrast of its content alone: what changes from light to dark and from page to page. `all colours` looks at that of
 * menu, bar and dialogs too: what changes from theme to theme.
 */
export async function findings(
  page: Page,
  looksAt: 'everything' | 'colours' | 'all colours' = 'everything',
): Promise<unknown[]> {
  // A colour half-way between two states is nobody's choice. What never ends (a skeleton's shimmer) is not waited for.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // No page of ours has frames: one call on the page itself, instead of parts that a page of their own puts together.
  // What is in order is not written down: that takes as long as finding what is not.
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

/** Changes the colours of the device, and waits until the page has followed: only then do its own begin to change. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
