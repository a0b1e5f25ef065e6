import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CategoryRadar } from './CategoryRadar.tsx';
import type { ComparedEntry } from './entries.ts';

const goats: ComparedEntry = {
  ...{ id: 'goats', name: 'Goats', count: 1, overall: 70 },
  categories: { housing: 40, feeding: 100, health: null, behavior: 70 },
};

const drawn = async (...entries: ComparedEntry[]) => {
  const { container } = await render(
    <div style={{ width: 480 }}>
      <CategoryRadar entries={entries} categoryName={(category) => category} />
    </div>,
  );
  const shapes = () => [...container.querySelectorAll('.recharts-radar-polygon')];
  await expect.poll(() => shapes().length).toBe(entries.length);
  return shapes().map((shape) => ({
    corners: shape.querySelector('polygon')?.getAttribute('points')?.split(' ').length,
    dots: shape.querySelectorAll('circle').length,
    dashes: shape.querySelector('polygon')?.getAttribute('stroke-dasharray'),
  }));
};

it('a shape leaves out a category without a score, which is no score of 0', async () => {
  const known = { ...goats, id: 'hens', categories: { ...goats.categories, health: 0 } };
  const [unknown, worst] = await drawn(goats, known);
  expect(unknown).toMatchObject({ corners: 3, dots: 3 });
  expect(worst).toMatchObject({ corners: 4, dots: 4 });
});

it('shapes differ by their lines, not by colour alone', async () => {
  const shapes = await drawn(...['a', 'b', 'c', 'd'].map((id) => ({ ...goats, id })));
  expect(new Set(shapes.map(({ dashes }) => dashes)).size).toBe(4);
});
