import { env } from '#lib/env.ts';
import { knownOffsetMs } from '#lib/clock.ts';
import { PRODUCT_VERSION } from '#ui/brand/product-version.ts';

/** The facts about this page and device, each a key of `pages:values.fact`. */
export type FactId =
  | 'version'
  | 'mode'
  | 'commit'
  | 'project'
  | 'services'
  | 'language'
  | 'locale'
  | 'timeZone'
  | 'clockOffset'
  | 'network'
  | 'storage'
  | 'serviceWorker'
  | 'webgl'
  | 'screen'
  | 'browser';

/** One fact: numbers and yes/no are put into words by the page; null is "unknown". */
export type Fact = {
  readonly id: FactId;
  readonly value:
    | string
    | null
    | boolean
    | { readonly seconds: number }
    | { readonly usedBytes: number; readonly quotaBytes: number };
};

/** Returns the facts that are known at once. */
export function factsOfPage(): readonly Fact[] {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const local = Object.values(env.emulators).some((place) => place !== null);
  return [
    { id: 'version', value: PRODUCT_VERSION },
    { id: 'mode', value: import.meta.env.MODE },
    { id: 'commit', value: commitOf(import.meta.env) },
    { id: 'project', value: env.firebase.projectId },
    { id: 'services', value: local },
    { id: 'locale', value: locale },
    { id: 'timeZone', value: timeZone },
    { id: 'clockOffset', value: { seconds: Math.round(knownOffsetMs() / 1_000) } },
    { id: 'network', value: navigator.onLine },
    { id: 'webgl', value: hasWebGl() },
    { id: 'screen', value: `${window.innerWidth} × ${window.innerHeight} (${window.devicePixelRatio})` },
    { id: 'browser', value: navigator.userAgent },
  ];
}

/** Returns the facts that the browser must be asked for. */
export async function factsOfBrowser(): Promise<readonly Fact[]> {
  return [
    { id: 'storage', value: await storageEstimate() },
    { id: 'serviceWorker', value: await hasServiceWorker() },
  ];
}

function commitOf(settings: Readonly<Record<string, unknown>>): string | null {
  const commit = settings['VITE_COMMIT'];
  return typeof commit === 'string' && commit !== '' ? commit : null;
}

function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

async function storageEstimate(): Promise<Fact['value']> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : { usedBytes: usage, quotaBytes: quota };
  } catch {
    return null;
  }
}

async function hasServiceWorker(): Promise<boolean | null> {
  try {
    return (await navigator.serviceWorker.getRegistration()) !== undefined;
  } catch {
    return null;
  }
}
