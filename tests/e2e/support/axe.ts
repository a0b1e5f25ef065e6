import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns what axe finds on the page as it stands, each with its elements; empty when there is nothing. `colours` looks at
 * the contrast of its content alone: what changes from light to dark and from page to page.
 */
export async function findings(page: Page, looksAt: 'everything' | 'colours' = 'everything'): Promise<unknown[]> {
  // A colour half-way between two states is nobody's choice. What never ends (a skeleton's shimmer) is not waited for.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const builder = new AxeBuilder({ page });
  const { violations } = await (
    looksAt === 'colours' ? builder.include('main').withRules(['color-contrast']) : builder.withTags(RULES)
  ).analyze();
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, any }) => [html, any.map(({ message }) => message)]),
  ]);
}
