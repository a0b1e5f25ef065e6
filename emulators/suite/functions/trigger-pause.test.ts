import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTriggerPause, type TriggerPause } from './trigger-pause.ts';

let applied: boolean[];
let lines: string[];
let pause: TriggerPause;

beforeEach(() => {
  applied = [];
  lines = [];
  pause = createTriggerPause({
    apply: (paused) => void applied.push(paused),
    show: (line) => void lines.push(line),
    lookMs: 5,
  });
});
afterEach(() => pause.stop());

it('resumes the triggers when the process that paused them is killed', async () => {
  const seed = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  await once(seed, 'spawn');
  const pid = seed.pid ?? 0;
  await pause.set(true, pid);
  expect(pause.status()).toEqual({ since: expect.any(String), process: pid });
  seed.kill('SIGKILL');
  await vi.waitFor(() => expect(applied).toEqual([true, false]), 5000);
  expect(pause.status()).toBeNull();
  expect(lines).toEqual([`triggers run again: process ${pid}, which had paused them, has ended`]);
});

it('resumes the triggers when the process had ended before it was looked at', async () => {
  const gone = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(gone, 'exit');
  await pause.set(true, gone.pid ?? 0);
  await vi.waitFor(() => expect(applied).toEqual([true, false]), 5000);
});

it('keeps a pause without a process until somebody resumes', async () => {
  await pause.set(true, null);
  expect(pause.status()).toMatchObject({ process: null });
  await pause.set(false, null);
  expect(pause.status()).toBeNull();
  expect(applied).toEqual([true, false]);
});
