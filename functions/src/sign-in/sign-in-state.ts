import { createHash } from 'node:crypto';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';

/** The devices of a person whose attempts are counted apart; an eleventh replaces the oldest. */
const MAX_DEVICES = 10;

/** A device on which a person signed in: its hash, the browser and system as far as named, the last sign-in. */
export type KnownDevice = { readonly hash: string; readonly name: string; readonly signedInAtUnix: EpochMs };

/** The server's record of a person's sign-ins, which decides about the next one. */
export type SignInState = {
  /** the newest last */
  readonly devices: readonly KnownDevice[];
  /** the checks of the password that the server is making; each lets one sign-in pass */
  readonly passes: number;
  /** a check has ended by then, also when its function died */
  readonly passUntilUnix: EpochMs;
  /** when somebody had the right password outside of the app; 0 for never */
  readonly exposedAtUnix: EpochMs;
};

/** Returns the state of a stored document; that of a person who never signed in when there is none. */
export function readState(data: object | undefined): SignInState {
  return { devices: [], passes: 0, passUntilUnix: 0, exposedAtUnix: 0, ...data };
}

/** Returns the checks that are being made at this instant. */
export function passesAt({ passes, passUntilUnix }: SignInState, at: EpochMs): number {
  return at < passUntilUnix ? Math.max(0, passes) : 0;
}

/** Returns the devices with this one as the newest. */
export function withDevice(
  devices: readonly KnownDevice[],
  device: string,
  { name, signedInAtUnix }: Omit<KnownDevice, 'hash'>,
): KnownDevice[] {
  const hash = hashOf(device);
  return [...devices.filter((one) => one.hash !== hash), { hash, name, signedInAtUnix }].slice(-MAX_DEVICES);
}

/** Returns the known devices without the others than this one. */
export function onlyDevice({ devices }: Pick<SignInState, 'devices'>, device: string): KnownDevice[] {
  const own = hashOf(device);
  return devices.filter(({ hash }) => hash === own);
}

/**
 * Returns the devices whose sessions still count, the newest first, and which of them is the one that asks.
 * `sessionsValidAfter` is in seconds.
 */
export function sessionsOf({ devices }: Pick<SignInState, 'devices'>, device: string, sessionsValidAfter: number) {
  const own = hashOf(device);
  return devices
    .filter(({ signedInAtUnix }) => Math.floor(signedInAtUnix / 1_000) >= sessionsValidAfter)
    .map(({ hash, name, signedInAtUnix }) => ({ name, signedInAtUnix, isThisDevice: hash === own }))
    .toReversed();
}

/**
 * Returns the name under which an attempt is counted: the address, or the address on a device that signed in there
 * before, so that strangers' failures do not lock the person out of it.
 */
export function attemptsKey(userMail: string, device: string, { devices }: Pick<SignInState, 'devices'>): string {
  const hash = hashOf(device);
  return devices.some((one) => one.hash === hash) ? keyOnDevice(userMail, hash) : hashOf(userMail);
}

/** Returns every name under which attempts at an address may be counted. */
export function allAttemptsKeys(userMail: string, { devices }: Pick<SignInState, 'devices'>): string[] {
  return [hashOf(userMail), ...devices.map(({ hash }) => keyOnDevice(userMail, hash))];
}

function keyOnDevice(userMail: string, deviceHash: string): string {
  return hashOf(`${userMail} ${deviceHash}`);
}

/** Returns whether the password was exposed, and has not been changed since. */
export function isExposed({ exposedAtUnix }: SignInState, tokensValidAfterTime: string | undefined): boolean {
  // The service keeps whole seconds.
  const changedAt = tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime) + 999;
  return exposedAtUnix > 0 && changedAt < exposedAtUnix;
}

/** The names of documents tell nobody an address. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
