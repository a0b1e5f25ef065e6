import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/start.ts';
import { DeviceNotes } from './DeviceNotes.tsx';
import { MIN_BATTERY, MIN_FREE_BYTES } from './useDeviceLimits.ts';

const QUOTA = 1_000_000_000;
const STORAGE = /Presque plus de place/;
const BATTERY = /Batterie à/;

/** A battery as a browser tells it, which can be changed. */
class Battery extends EventTarget {
  charging = false;
  level: number;
  constructor(level: number) {
    super();
    this.level = level;
  }
  becomes(next: { readonly charging: boolean }): void {
    Object.assign(this, next);
    this.dispatchEvent(new Event('chargingchange'));
  }
}

/** Draws the notes on a device with so many free bytes and such a battery. */
async function draw({ free = QUOTA, battery }: { readonly free?: number; readonly battery?: Battery }) {
  const device = {
    storage: { estimate: () => Promise.resolve({ quota: QUOTA, usage: QUOTA - free }) },
    wakeLock: { request: () => Promise.resolve({ release: () => Promise.resolve() }) },
    ...(battery === undefined ? {} : { getBattery: () => Promise.resolve(battery) }),
  };
  // The browser of these tests has none of the three.
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { value, configurable: true });
  await act(async () => {
    render(
      <MantineProvider>
        <DeviceNotes />
      </MantineProvider>,
    );
    await Promise.resolve();
  });
}

beforeAll(() => startI18n('fr', ['sessions']));
afterEach(() => {
  for (const name of ['storage', 'wakeLock', 'getBattery']) Reflect.deleteProperty(navigator, name);
});

describe('the limits of an observer’s device', () => {
  it('says that there is hardly any room just under the least that must be free, and not at it', async () => {
    await draw({ free: MIN_FREE_BYTES - 1 });
    expect(await screen.findByText(STORAGE)).toBeVisible();
  });
  it('is silent about storage with the least that must be free', async () => {
    await draw({ free: MIN_FREE_BYTES });
    expect(screen.queryByText(STORAGE)).toBeNull();
  });
  it('tells the charge of a battery that is nearly empty, until it is charged', async () => {
    const battery = new Battery(MIN_BATTERY - 0.01);
    await draw({ battery });
    expect(await screen.findByText(/Batterie à 14\s%/)).toBeVisible();
    act(() => battery.becomes({ charging: true }));
    expect(screen.queryByText(BATTERY)).toBeNull();
  });
  it('is silent about a battery that is full enough', async () => {
    await draw({ battery: new Battery(MIN_BATTERY) });
    expect(screen.queryByText(BATTERY)).toBeNull();
  });
  it('is silent in a browser that tells nothing of its battery', async () => {
    await draw({});
    expect(screen.queryByText(BATTERY)).toBeNull();
  });
});
