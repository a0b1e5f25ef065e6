/** The number of bytes that each measured screen may fetch until it is idle. */

/** Kilobytes (1,000 bytes): JavaScript as hosting sends it, after brotli; styles after gzip. */
export type Budget = { readonly jsBrotliKb: number; readonly cssGzipKb: number };

/** The screens with a budget of their own, by their name in scripts/bench/fetched-files.ts. */
export const screens = {
  // Before any typing: authentication is fetched at the first sign that somebody signs in (await-session.ts). The target
  // is 162; the door to the demonstration took the last bytes below 158, the table of more screens those below 159
  // and 160.
  'sign-in': { jsBrotliKb: 161, cssGzipKb: 15 },
  // Everything from the sign-in page on, until the screen is idle. The target is 410; the analyses, which share parts with the
  // screens of campaigns, took the last bytes below 406, the table of the screens of one animal's analyses those below 407,
  // that of the assessment those below 408, and the words of the dashboard of a species, of known answers and of second
  // opinions, which stand in the table of the languages, those below 409.
  'first signed-in screen': { jsBrotliKb: 410, cssGzipKb: 60 },
  // The same with the oversight of people who lead, which is fetched after their own tasks; campaigns in the search took
  // the last bytes below 414, the entry to the observations of today those below 415, the same table those below 416 and
  // 417.
  'manager’s home': { jsBrotliKb: 418, cssGzipKb: 60 },
} as const satisfies Readonly<Record<string, Budget>>;

/** A screen with a budget. */
export type ScreenName = keyof typeof screens;

/** The maximum size of a lazily loaded file after gzip, in kilobytes. */
export const lazyChunkGzipKb = 135;

/** The files that may be heavier, by their source: three.js is whole, and only the map in 3D fetches it. */
export const heavyChunksGzipKb: Readonly<Record<string, number>> = {
  'src/features/scan-analysis/charts/SpaceHeat.tsx': 250,
};
