import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';

/** What the figures were taken on: without it they say nothing. */
export type Machine = {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  /** processes that wanted a core during the last minute before the measurement; above `cores` others were at work */
  readonly load: number;
};

/** Describes this machine. */
export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
