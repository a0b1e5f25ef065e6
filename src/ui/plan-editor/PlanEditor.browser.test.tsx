import '@mantine/core/styles.css';
import type { CDPSession } from '@vitest/browser-playwright';
import { expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PLAN_WIDTH } from './plan-shape.ts';
import { cornersOf, EditorUnderTest, type Heard } from './editor-under-test.tsx';

type Place = readonly [x: number, y: number];

async function open() {
  const onShape = vi.fn<Heard['onShape']>(() => true);
  const onDrawn = vi.fn<Heard['onDrawn']>();
  await page.viewport(1024, 900);
  await render(<EditorUnderTest heard={{ onShape, onDrawn, onRemove: () => undefined }} />);
  await expect.element(page.getByRole('button', { name: 'Prairie, 4 coins' })).toBeVisible();
  return { onShape, onDrawn };
}

/** Returns the visible share of the plan's width. */
function shownShare(): number {
  const plan = document.querySelector<SVGSVGElement>('svg[aria-label="Plan"]');
  return (plan?.viewBox.baseVal.width ?? 0) / PLAN_WIDTH;
}

/** Returns the position of a place of the plan, in per cent, in the window that contains the page of the test. */
function inWindow([x, y]: Place) {
  const plan = document.querySelector('svg[aria-label="Plan"]')?.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  if (plan === undefined || frame === undefined) throw new Error('There is no plan in a frame');
  const scale = frame.width / window.innerWidth;
  return {
    x: frame.x + (plan.x + (plan.width * x) / 100) * scale,
    y: frame.y + (plan.y + (plan.height * y) / 100) * scale,
  };
}

/** The browser's own input, as a hand makes it, not events of a script. */
const hand = (): CDPSession => cdp();
const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Place) =>
  hand().send('Input.dispatchMouseEvent', {
    type,
    ...inWindow(at),
    ...(type === 'mouseMoved' ? { buttons: 1 } : { button: 'left', clickCount: 1 }),
  });
async function drag(from: Place, to: Place) {
  await mouse('mousePressed', from);
  await mouse('mouseMoved', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  await mouse('mouseMoved', to);
  await mouse('mouseReleased', to);
}
async function click(at: Place) {
  await mouse('mousePressed', at);
  await mouse('mouseReleased', at);
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly Place[]) =>
  hand().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map((at, id) => ({ ...inWindow(at), id })),
  });
async function tap(at: Place) {
  await touch('touchStart', at);
  await touch('touchEnd');
}
async function swipe(from: Place, to: Place) {
  await touch('touchStart', from);
  await touch('touchMove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  await touch('touchMove', to);
  await touch('touchEnd');
}

test('the mouse draws an outline corner by corner, closed where it began', async () => {
  const { onDrawn } = await open();
  await page.getByRole('button', { name: 'Contour' }).click();
  await click([70, 10]);
  await click([90, 10]);
  await click([90, 40]);
  await click([70, 10]);
  expect(cornersOf(onDrawn.mock.lastCall?.[0])).toEqual([
    [70, 10],
    [90, 10],
    [90, 40],
  ]);
});

test('the mouse draws a rectangle, moves a zone and a corner, and drags a new corner out of a side', async () => {
  const { onDrawn, onShape } = await open();
  await page.getByRole('button', { name: 'Rectangle' }).click();
  await drag([70, 70], [90, 90]);
  expect(cornersOf(onDrawn.mock.lastCall?.[0])).toEqual([
    [70, 70],
    [90, 70],
    [90, 90],
    [70, 90],
  ]);
  await click([40, 40]);
  await expect.element(page.getByRole('button', { name: /^Coin 1\/4/ })).toBeVisible();
  await drag([40, 30], [50, 40]);
  expect(cornersOf(onShape.mock.lastCall?.[1])?.[0]).toEqual([30, 30]);
  await drag([30, 30], [10, 10]);
  expect(cornersOf(onShape.mock.lastCall?.[1])?.[0]).toEqual([10, 10]);
  await drag([70, 50], [80, 50]);
  expect(cornersOf(onShape.mock.lastCall?.[1])?.[2]).toEqual([80, 50]);
  expect(onShape).toHaveBeenCalledTimes(3);
});

test('a finger moves a zone and its corner, and draws a rectangle', async () => {
  const { onDrawn, onShape } = await open();
  await tap([40, 40]);
  await expect.element(page.getByRole('button', { name: /^Coin 1\/4/ })).toBeVisible();
  await swipe([40, 30], [50, 40]);
  expect(cornersOf(onShape.mock.lastCall?.[1])?.[0]).toEqual([30, 30]);
  await swipe([30, 30], [10, 10]);
  expect(cornersOf(onShape.mock.lastCall?.[1])?.[0]).toEqual([10, 10]);
  await page.getByRole('button', { name: 'Rectangle' }).click();
  await swipe([5, 75], [25, 95]);
  expect(cornersOf(onDrawn.mock.lastCall?.[0])?.[2]).toEqual([25, 95]);
});

test('two fingers zoom the plan, and change nothing on it', async () => {
  const { onShape } = await open();
  await touch('touchStart', [30, 40]);
  await touch('touchStart', [30, 40], [40, 40]);
  for (const reach of [12, 14, 16, 18, 20]) {
    // oxlint-disable-next-line no-await-in-loop -- one movement after the other
    await touch('touchMove', [40 - reach, 40], [40, 40]);
  }
  await touch('touchEnd');
  await vi.waitFor(() => expect(shownShare()).toBeCloseTo(0.5, 3));
  expect(onShape).not.toHaveBeenCalled();
});
