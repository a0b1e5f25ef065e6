import { styleText } from 'node:util';
import type { FunctionLog } from '../firebase-tools/function-log.ts';
import type { LoadedFunction } from './loaded-functions.ts';

const styles = { info: 'cyan', warning: 'yellow', error: 'red' } as const;

/** The line to show for what a function wrote, under its name; null for what only the log file keeps. */
export function formatFunctionLog(log: FunctionLog, functions: readonly LoadedFunction[]): string | null {
  if (log.severity === 'debug') return null;
  const name = functions.find(({ id }) => id === log.functionId)?.name ?? log.functionId ?? 'functions';
  return `${styleText(styles[log.severity], name)} ${log.text.replaceAll('\n', '\n    ')}`;
}
