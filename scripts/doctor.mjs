/**
 * Checks what this machine lacks to run the project, and how to install it. Plain JavaScript without dependencies, so
 * that it also runs on an older Node and before `npm ci`.
 *
 * Usage: npm run doctor
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ ok: boolean, what: string, remedy: string }} Finding */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const findings = [ownNode(), installed(), scriptNode(), lockedVersions(), ...(await portsFree())];
for (const { ok, what, remedy } of findings) console.log(ok ? `✔ ${what}` : `✖ ${what}: no\n    → ${remedy}`);
const faults = findings.filter(({ ok }) => !ok).length;
console.log(faults === 0 ? '\nReady: npm start' : `\n${faults} to mend, then run npm run doctor again.`);
if (faults > 0) process.exitCode = 1;

/** npm runs on the machine's Node and reports its version; without npm that Node runs this file. */
function ownNode() {
  const version = /node\/v(\d+\.\d+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? process.versions.node;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return {
    ok: major > 20 || (major === 20 && minor >= 19),
    what: `Node ${version} of this machine is 20.19 or newer`,
    remedy: 'Install Node 20.19 or newer from https://nodejs.org.',
  };
}

function installed() {
  return {
    ok: existsSync(join(root, 'node_modules', 'vite')),
    what: 'packages are installed',
    remedy: 'Run "npm ci".',
  };
}

/** The scripts are TypeScript, which Node runs from 22.18 on: the packages include Node 24. */
function scriptNode() {
  return {
    ok: Number(process.versions.node.split('.')[0]) >= 24,
    what: `scripts run on the Node 24 of the packages (now ${process.versions.node})`,
    remedy: 'Run "npm ci" with install scripts allowed (no --ignore-scripts), and start scripts by "npm run".',
  };
}

/** npm keeps a copy of the lockfile in node_modules; it is outdated after a pull. */
function lockedVersions() {
  const wanted = versions(join(root, 'package-lock.json'));
  const present = versions(join(root, 'node_modules', '.package-lock.json'));
  const behind = [...present].filter(([path, version]) => wanted.has(path) && wanted.get(path) !== version);
  return {
    ok: present.size > 0 && behind.length === 0,
    what: 'installed packages match package-lock.json',
    remedy: `Run "npm ci"${behind.length > 0 ? ` (${behind.length} differ, for example ${behind[0]?.[0]})` : ''}.`,
  };
}

/** @param {string} lockfile @returns {Map<string, string>} */
function versions(lockfile) {
  if (!existsSync(lockfile)) return new Map();
  /** @type {{ packages: Record<string, { version?: string, link?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
  const entries = Object.entries(packages).filter(([path, entry]) => path.startsWith('node_modules/') && !entry.link);
  return new Map(entries.map(([path, { version }]) => [path, version ?? '']));
}

/**
 * The suite defines its ports; its code is TypeScript, so an older Node skips this check. @returns {Promise<Finding[]>}
 */
async function portsFree() {
  const remedy = 'Mend the points above first.';
  let suite;
  try {
    suite = await import('../emulators/suite/ports.ts');
  } catch {
    return [{ ok: false, what: 'the ports of a local run are known', remedy }];
  }
  try {
    const chosen = Object.entries(suite.choosePorts(process.env));
    return await Promise.all(chosen.map(([name, port]) => portFree(port, suite.PORT_SETTINGS[name])));
  } catch (error) {
    return [{ ok: false, what: 'the ports are set to numbers that can be used', remedy: String(error.message) }];
  }
}

/** @param {number} port @param {{ variable: string, title: string }} setting @returns {Promise<Finding>} */
function portFree(port, { variable, title }) {
  const what = `port ${port} is free for ${title}`;
  const remedy = `Something listens on ${port}: stop it, or set ${variable} to another port.`;
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve({ ok: false, what, remedy }));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve({ ok: true, what, remedy })));
  });
}
