import { clockAt } from './exported-cell.ts';
import type { ExportKind } from './export-offer.ts';

const LONGEST = 80;
/** Characters that a file system, a shell or a reader would misunderstand. */
const UNSAFE = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;

/** Returns the name of the file: what is in it, then its day in Paris, so that files stand in order of time. */
export function exportName(
  name: string,
  now: number,
  kind: ExportKind | 'pdf' | 'png' | 'svg' | 'json' | 'tsv' | 'boris',
): string {
  const plain = name.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  return `${[...plain].slice(0, LONGEST).join('').trim()} ${clockAt(now).slice(0, 10)}.${kind}`.trim();
}
