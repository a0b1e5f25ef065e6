import { parseArgs } from 'node:util';
import { type IndexEnforcement, readIndexEnforcement } from '../firestore/indexes/enforcement.ts';
import type { ServiceName } from './suite-options.ts';
import { SuiteProblem } from './suite-problem.ts';

export type ExecCall = {
  /** the official emulators in place of the suite's own */
  readonly official: boolean;
  readonly services: readonly ServiceName[];
  /** the check of queries without an index; null for the suite's default */
  readonly indexes: IndexEnforcement | null;
  readonly command: string;
  readonly parameters: readonly string[];
};

const allServices: readonly ServiceName[] = ['auth', 'firestore', 'functions', 'hosting'];
const usualServices: readonly ServiceName[] = ['auth', 'firestore', 'functions'];

const usage =
  'Usage: node emulators/suite/exec.ts [--only auth,functions,firestore,hosting] [--official] [--indexes error|warn|off] -- command arguments…';

/** Reads the arguments of `exec.ts`: its own before `--`, the command after it. */
export function readExecCall(words: readonly string[]): ExecCall {
  const border = words.indexOf('--');
  const [command, ...parameters] = border === -1 ? [] : words.slice(border + 1);
  if (command === undefined) throw new SuiteProblem(usage);
  const { only, official, indexes } = readOwnWords(words.slice(0, border));
  const services = only === undefined ? usualServices : readServices(only);
  return { official, services, indexes, command, parameters };
}

function readOwnWords(words: readonly string[]): {
  only?: string;
  official: boolean;
  indexes: IndexEnforcement | null;
} {
  try {
    const { only, official, indexes } = parseArgs({
      args: [...words],
      // The suite is always in memory; the option is accepted for clarity.
      options: {
        only: { type: 'string' },
        memory: { type: 'boolean' },
        official: { type: 'boolean', default: false },
        indexes: { type: 'string' },
      },
    }).values;
    return { official, indexes: readIndexEnforcement(indexes), ...(only === undefined ? {} : { only }) };
  } catch (error) {
    throw new SuiteProblem(`${(error as Error).message} ${usage}`);
  }
}

function readServices(only: string): readonly ServiceName[] {
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !allServices.includes(name as ServiceName));
  if (unknown !== undefined) {
    throw new SuiteProblem(`--only knows ${allServices.join(', ')}; "${unknown}" is none of them.`);
  }
  return names as ServiceName[];
}
