import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Prebundling = {
  /** Fulfilled when the process has ended by itself, whether it succeeded or not; fails when it was stopped. */
  readonly ended: Promise<void>;
  /** Ends the process at once; Vite throws half a bundle away at its next start. */
  stop(): void;
};

/**
 * Lets Vite bundle the app's dependencies in a process of its own, whose memory (over a gigabyte) is free afterwards. An
 * existing bundle that still fits takes a third of a second. Without a bundle, Vite's server makes it itself.
 * @param show receives one line when the process fails
 */
export function prebundleApart(root: string, show: (line: string) => void): Prebundling {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'optimize', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  let stopped = false;
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => {
      show(`The dependencies are not bundled ahead: ${error.message}`);
      resolve();
    });
    child.once('close', (code, signal) => {
      // Ctrl-C reaches the whole group of processes.
      if (stopped || signal === 'SIGINT') return reject(new Error('The bundling of the dependencies was stopped.'));
      if (code !== 0)
        show(`The dependencies are not bundled ahead (${signal ?? `code ${code}`}): ${firstLine(output)}`);
      return resolve();
    });
  });
  // A start that fails stops it before anybody waits.
  ended.catch(() => undefined);
  return {
    ended,
    stop: () => {
      stopped = true;
      child.kill();
    },
  };
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
