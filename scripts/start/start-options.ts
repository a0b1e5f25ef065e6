import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type IndexEnforcement, readIndexEnforcement } from '../../emulators/firestore/indexes/enforcement.ts';
import { SuiteProblem } from '../../emulators/suite/suite-problem.ts';
import { isScale, type Scale, SCALES } from '../seed/documents.ts';

export type StartOptions = {
  /** the seed of an empty database */
  readonly scale: Scale;
  readonly indexes: IndexEnforcement | null;
  /** folder of an export to start from, absolute; null keeps the data as it is */
  readonly importFolder: string | null;
};

/** Reads the options after `npm start --`; throws a SuiteProblem in one line for an unknown one. */
export function readStartOptions(words: readonly string[]): StartOptions {
  const { scale, indexes, import: folder } = parse(words);
  return {
    scale: readScale(scale),
    indexes: readIndexEnforcement(indexes),
    importFolder: folder === undefined ? null : resolve(folder),
  };
}

/** Throws a SuiteProblem that lists the scales for any other word. */
export function readScale(scale: string): Scale {
  if (!isScale(scale)) throw new SuiteProblem(`--scale is ${SCALES.join(', ')}, not "${scale}".`);
  return scale;
}

function parse(words: readonly string[]) {
  const options = {
    scale: { type: 'string', default: 'small' },
    indexes: { type: 'string' },
    import: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new SuiteProblem(
      `${(error as Error).message.split('. ', 1)[0]}. The options are --scale ${SCALES.join('|')}, --indexes error|warn|off and --import <folder>.`,
    );
  }
}
