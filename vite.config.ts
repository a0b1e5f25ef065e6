import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import compression from 'compression';
import mantinePreset from 'postcss-preset-mantine';
import { VitePWA } from 'vite-plugin-pwa';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { chunkOf, CHUNKS } from './scripts/chunk-groups.ts';
import { singleIcons } from './scripts/icon-imports.ts';
import { ownNetworkPing } from './scripts/own-network-ping.ts';
import { securityHeaders } from './scripts/security-headers.ts';

const host = '127.0.0.1';
// Strict: a second app on another port would be signed in to the same Firebase unnoticed.
const port = Number(process.env['ENCLOS_APP_PORT'] ?? 5173);

/** `vite preview` sends files as they are; hosting compresses, and speed is measured on the preview. */
function compressedPreview(): Plugin {
  return {
    name: 'enclos-compressed-preview',
    configurePreviewServer(server) {
      // Typed for Express; it asks no more of a request than Node's own has.
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
    },
  };
}

/**
 * The worker that answers with the app's own files where there is no network; src/app/offline-shell.ts registers it.
 */
const offlineShell = VitePWA({
  strategies: 'generateSW',
  // A new version waits until every tab of the old one is closed: nothing typed is lost to a reload.
  registerType: 'prompt',
  injectRegister: false,
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,webmanifest,woff2}'],
    navigateFallback: '/index.html',
    // The last one is on the ping of Firestore's transport (scripts/own-network-ping.ts).
    ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^zx$/],
    maximumFileSizeToCacheInBytes: 5_000_000,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
  },
});

/** The parts of Mantine on the sign-in page (AuthFrame.tsx names their styles); hardly a screen is without them. */
const signInParts =
  'ActionIcon|Button|CloseButton|Input|InputBase|Loader|NativeSelect|PasswordInput|TextInput|Transition|UnstyledButton';
/** Components that the first signed-in screen shows besides. */
const firstScreenParts =
  'Alert|Avatar|Badge|Checkbox|ColorSwatch|Group|Paper|SimpleGrid|Skeleton|Stack|Text|ThemeIcon|Title|Tooltip|VisuallyHidden';
const firstHooks = 'utils|use-(id|uncontrolled|did-update|document-title|merged-ref)';
/** Modules of node_modules whose paths begin as one of the patterns says; `/` stands for either separator. */
const packages = (...patterns: readonly string[]) =>
  new RegExp(`node_modules/(${patterns.join('|')})/`.replaceAll('/', String.raw`[\\/]`));

const chunk = chunkOf(import.meta.dirname);
// Each takes along what it needs, unless an earlier one has it.
const ownChunks = CHUNKS.map((name, later) => ({
  name,
  test: (id: string) => chunk(id) === name,
  priority: 3 - later / 10,
}));

export default defineConfig({
  plugins: [react(), singleIcons(import.meta.dirname), ownNetworkPing(), compressedPreview(), offlineShell],
  css: { postcss: { plugins: [mantinePreset()] } },
  resolve: {
    alias: [
      { find: /^re2js$/, replacement: fileURLToPath(new URL('src/data/firebase/no-pipelines.ts', import.meta.url)) },
      // jspdf fetches them to print elements of a page and vector pictures, which no sheet has.
      {
        find: /^(canvg|dompurify|html2canvas)$/,
        replacement: fileURLToPath(new URL('src/kit/pdf/no-page-pictures.ts', import.meta.url)),
      },
    ],
  },
  server: { host, port, strictPort: true, watch: { ignored: ['**/.local/**'] } },
  preview: { host, port, strictPort: true, headers: securityHeaders('local') },
  build: {
    manifest: true,
    // Without its replacement an old browser fetches the same files a little later.
    modulePreload: { polyfill: false },
    // scripts/bundle-budget.ts judges what a screen fetches; the size of one file alone says little.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Only modules that every page needs are grouped: a group is loaded whole, so a UI group would bring all of
        // Mantine to the sign-in page. Firebase's parts stay apart because sign-in needs authentication but not
        // Firestore. A group compresses better than the same modules in many small files.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 40,
            },
            { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next)[\\/]/, priority: 30 },
            {
              name: 'firebase-base',
              test: /node_modules[\\/](@firebase[\\/](app|component|logger|util)|idb)[\\/]/,
              priority: 20,
            },
            {
              name: 'firestore',
              test: /node_modules[\\/]@firebase[\\/](firestore|webchannel-wrapper)[\\/]/,
              priority: 10,
            },
            {
              name: 'mantine',
              test: packages(
                'clsx',
                `@mantine/core/esm/(core|components/(${signInParts}))`,
                `@mantine/hooks/esm/(${firstHooks})`,
              ),
              priority: 5,
            },
            {
              name: 'screens',
              test: packages(`@mantine/core/esm/(utils|components/(${firstScreenParts}))`),
              priority: 4,
            },
            // All that the entry itself imports, in one file.
            { name: 'start', tags: ['$initial'], priority: 4 },
            // Asked for by the layout and by pages outside it.
            { name: 'all-styles', test: /[\\/]@mantine[\\/]core[\\/]styles\.layer\.css$/, priority: 4 },
            { name: 'zod', test: packages('zod'), priority: 4 },
            ...ownChunks,
          ],
        },
      },
    },
  },
});
