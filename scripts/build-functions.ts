/**
 * Bundles the Cloud Functions into functions/lib/index.js, so that the domain they share with the browser is inside the
 * deployed folder. Only the dependencies of functions/package.json stay outside.
 *
 * Usage: node scripts/build-functions.ts
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const outfile = join(root, 'functions', 'lib', 'index.js');

await rm(join(root, 'functions', 'lib'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: [join(root, 'functions', 'src', 'index.ts')],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  // The ESM build of a package, where there is one, leaves out unused code.
  mainFields: ['module', 'main'],
  // sharp is native code: the runtime installs the build for its own system.
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*', 'sharp'],
  logLevel: 'info',
});
