import { describe, expect, it } from 'vitest';
import {
  allAttemptsKeys,
  attemptsKey,
  isExposed,
  type KnownDevice,
  onlyDevice,
  passesAt,
  readState,
  sessionsOf,
  withDevice,
} from './sign-in-state.ts';

const SEEN = { name: 'Firefox, Android', signedInAtUnix: 5_000 };
const MAIL = 'keeper@park.example';

describe('the devices of a person', () => {
  it('are at most ten, the newest last', () => {
    let devices: KnownDevice[] = [];
    for (let n = 0; n < 11; n++) devices = withDevice(devices, `device-${n}`, SEEN);
    expect(devices).toHaveLength(10);
    expect(attemptsKey(MAIL, 'device-0', { devices })).toBe(attemptsKey(MAIL, 'unknown', { devices }));
    expect(attemptsKey(MAIL, 'device-1', { devices })).not.toBe(attemptsKey(MAIL, 'unknown', { devices }));
    expect(withDevice(devices, 'device-1', SEEN).at(-1)).toEqual(devices[0]);
  });
  it('are stored without their text', () => {
    expect(JSON.stringify(withDevice([], 'device-1', SEEN))).not.toContain('device-1');
  });
});

describe('the sessions of a person', () => {
  const devices = withDevice(withDevice([], 'tablet', SEEN), 'desk', { name: 'Edge, Windows', signedInAtUnix: 9_999 });
  it('begin with the newest, and name the device that asks', () => {
    expect(sessionsOf({ devices }, 'tablet', 0)).toEqual([
      { name: 'Edge, Windows', signedInAtUnix: 9_999, isThisDevice: false },
      { ...SEEN, isThisDevice: true },
    ]);
  });
  it.each([
    [5, 2],
    [6, 1],
    [9, 1],
    [10, 0],
  ])('that still count when those before second %i have ended are %i', (validAfter, left) => {
    expect(sessionsOf({ devices }, 'tablet', validAfter)).toHaveLength(left);
  });
  it('are reduced to the device that asks when it ends the others', () => {
    expect(onlyDevice({ devices }, 'tablet')).toEqual([devices[0]]);
    expect(onlyDevice({ devices }, 'unknown')).toEqual([]);
  });
});

it('attempts on a known device are counted for one address only', () => {
  const devices = withDevice([], 'device-1', SEEN);
  expect(attemptsKey(MAIL, 'device-1', { devices })).not.toBe(attemptsKey('vet@park.example', 'device-1', { devices }));
});

it('all counters of an address are found from what is kept', () => {
  const devices = withDevice(withDevice([], 'device-1', SEEN), 'device-2', SEEN);
  expect(allAttemptsKeys(MAIL, { devices })).toEqual(
    ['unknown', 'device-1', 'device-2'].map((device) => attemptsKey(MAIL, device, { devices })),
  );
});

it.each([
  [2, 1_001, 2],
  [2, 1_000, 0],
  [-1, 1_001, 0],
])('%i checks until %i let %i sign-ins pass at 1,000', (passes, passUntilUnix, expected) => {
  expect(passesAt({ ...readState(undefined), passes, passUntilUnix }, 1_000)).toBe(expected);
});

describe('an exposed password', () => {
  const at = Date.parse('2026-03-01T10:00:00.500Z');
  const state = { ...readState(undefined), exposedAtUnix: at };
  it('is refused until it is changed', () => {
    expect(isExposed(state, undefined)).toBe(true);
    expect(isExposed(state, 'Sun, 01 Mar 2026 09:59:59 GMT')).toBe(true);
    expect(isExposed(state, 'Sun, 01 Mar 2026 10:00:00 GMT')).toBe(false);
  });
  it('is none where nothing is kept', () => {
    expect(isExposed(readState(undefined), undefined)).toBe(false);
  });
});
