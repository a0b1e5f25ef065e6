/** The processes of a program, as Linux lists them in /proc. */
import { readdir, readFile } from 'node:fs/promises';

/** A process: its memory, and the processor time that it and its ended children took. */
export type Measured = { readonly pid: number; readonly megabytes: number; readonly cpuSeconds: number };

/** Ticks a second in /proc: the same on every usual Linux. */
const TICKS = 100;

/** Returns a process and its descendants, the process first; none for a process that has ended. */
export async function processTree(pid: number): Promise<Measured[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const all = new Map(
    (await Promise.all(pids.map(readProcess))).flatMap((one) => (one === null ? [] : [[one.pid, one]])),
  );
  const children = Map.groupBy(all.values(), ({ parent }) => parent);
  const tree: Measured[] = [];
  const waiting = [all.get(pid)];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    tree.push(next);
    waiting.push(...(children.get(next.pid) ?? []));
  }
  return tree;
}

async function readProcess(name: string): Promise<(Measured & { readonly parent: number }) | null> {
  try {
    const [stat, status] = await Promise.all(
      ['stat', 'status'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8')),
    );
    // After the name in brackets, which may hold spaces: state, parent, …; times are fields 14 to 17 of the line.
    const fields = (stat ?? '')
      .slice((stat ?? '').lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, ticksOfOne) => sum + ticksOfOne, 0);
    const kilobytes = Number(/^VmRSS:\s+(?<size>\d+)/mu.exec(status ?? '')?.groups?.['size'] ?? 0);
    return { pid: Number(name), parent: fields[1] ?? 0, megabytes: kilobytes / 1024, cpuSeconds: ticks / TICKS };
  } catch {
    // Ended meanwhile.
    return null;
  }
}
