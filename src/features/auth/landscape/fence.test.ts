import { expect, it } from 'vitest';
import { fencePosts, railPath } from './fence.ts';

const posts = fencePosts({ cx: 100, cy: 50, rx: 100, ry: 40 }, 0, 180, 3);

it('posts stand along the front of the ellipse, the nearest the tallest', () => {
  expect(posts).toEqual([
    { x: 200, y: 50, height: 20 },
    { x: 100, y: 90, height: 28 },
    { x: 0, y: 50, height: 20 },
  ]);
});

it('a rail runs from post to post', () => {
  expect(railPath(posts, 0.5)).toBe('M200 40 L100 76 L0 40');
});
