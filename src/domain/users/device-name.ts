/** Browsers by the mark in their user agent; the first that fits counts, since each also names the ones below it. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/**
 * Returns the browser and system that a user agent names, such as 'Firefox, Android'; '' for one that names neither. It
 * is a hint for people: a program may send any user agent.
 */
export function deviceName(userAgent: string): string {
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([mark]) => mark.test(userAgent))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
