import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';

/** The machine of the figures: without it they mean nothing. */
export type Machine = {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  /** load average of the minute before the measurement; above `cores`, other processes were running */
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
