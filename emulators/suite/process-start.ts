import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns a text that differs between two processes with the same id, at different times. Returns null when no process
 * with this id runs, and an empty text when the system does not tell when a process started.
 */
export function processStart(pid: number): string | null {
  if (!isRunning(pid)) return null;
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startFromPs(pid);
  } catch {
    return '';
  }
}

/** Returns whether the process that had this start still runs; an unknown start counts as the same. */
export function isSameProcess(pid: number, start: string): boolean {
  const now = processStart(pid);
  return now !== null && (now === '' || start === '' || now === start);
}

function isRunning(pid: number): boolean {
  // Zero and negative numbers mean groups of processes.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user runs, but takes no signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ticks since the boot, with the id of the boot. The name of the process, in brackets, may contain spaces. */
function startOnLinux(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
}

function startFromPs(pid: number): string {
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
