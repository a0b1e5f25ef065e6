/**
 * How much each measured screen may fetch before it stands still.
 */

/** Kilobytes (1,000 bytes): JavaScript as hosting sends it, after brotli; styles after gzip. */
export type Budget = { readonly jsBrotliKb: number; readonly cssGzipKb: number };

/** The screens with a budget of their own, by the name that scripts/bench/fetched-files.ts gives them. */
export const screens = {
  // Before anything is typed: authentication is fetched at the first sign of somebody signing in (await-session.ts).
  'sign-in': { jsBrotliKb: 158, cssGzipKb: 15 },
  // All that is fetched from the sign-in page on, until nobody does anything any more.
  'first signed-in screen': { jsBrotliKb: 410, cssGzipKb: 60 },
} as const satisfies Readonly<Record<string, Budget>>;

/** A screen that has a budget. */
export type ScreenName = keyof typeof screens;

/** What any lazily loaded file may weigh after gzip, in kilobytes. */
export const lazyChunkGzipKb = 135;
