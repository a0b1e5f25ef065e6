/**
 * Runs npm scripts at the same time: while one waits for a core, another one works. The first one's output is shown at
 * once, the others' when they end. Fails when one of them fails, after all have ended.
 *
 * Usage: node scripts/side-by-side.ts <script> <script>…
 */
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { BESIDE_VARIABLE } from '../emulators/suite/test-ports.ts';

type Outcome = { readonly script: string; readonly hasPassed: boolean; readonly said: string };

const outcomes = await Promise.all(process.argv.slice(2).map(run));
for (const { script, said } of outcomes.slice(1)) console.log(`\n▶ npm run ${script}\n\n${said}`);
const failed = outcomes.filter(({ hasPassed }) => !hasPassed).map(({ script }) => script);
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function run(script: string, index: number): Promise<Outcome> {
  // On Windows npm is a script that only a shell finds; the names come from package.json. Output and errors share one
  // pipe, so that they stay in order.
  const child = spawn(`npm run --silent ${script} 2>&1`, {
    stdio: ['ignore', index === 0 ? 'inherit' : 'pipe', 'inherit'],
    shell: true,
    env: { ...process.env, [BESIDE_VARIABLE]: String(index) },
  });
  const ended = new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
  const [hasPassed, said] = await Promise.all([ended, child.stdout === null ? '' : buffer(child.stdout).then(String)]);
  return { script, hasPassed, said };
}
