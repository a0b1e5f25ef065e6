/**
 * Unpacks the Chromium that comes as an npm package (@sparticuz/chromium) below the temporary folder of this process.
 * It is a program of its own because the package unpacks to TMPDIR, which must not change under a running test.
 *
 * Usage: TMPDIR=<empty folder> node tests/support/unpack-chromium.ts
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

const packageMain = createRequire(import.meta.url).resolve('@sparticuz/chromium');
await chromium.executablePath();
// The libraries (NSS and its kin) that a bare container lacks; where the system has its own they stay unused.
await inflate(join(dirname(packageMain), '..', 'bin', 'al2023.tar.br'));
