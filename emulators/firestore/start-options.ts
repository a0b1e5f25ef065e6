/** The command line of Firestore alone. */
import { parseArgs } from 'node:util';
import { FORBIDDEN_PORTS } from './forbidden-ports.ts';
import { type IndexEnforcement, readIndexEnforcement } from './indexes/enforcement.ts';

export type StartOptions = {
  readonly host: string;
  /** 0 chooses a free port */
  readonly port: number;
  /** null leaves everything open */
  readonly rules: string | null;
  /** null checks queries while the file of definitions exists */
  readonly indexes: IndexEnforcement | null;
  readonly indexesFile: string;
  /** explains every refusal of the rules */
  readonly debugRules: boolean;
};

const USAGE =
  'Options: --port N, --host H, --rules FILE, --indexes error|warn|off, --indexes-file FILE (firestore.indexes.json), --debug-rules.';

/** Throws an error of one line for an unknown option. */
export function readStartOptions(words: readonly string[]): StartOptions {
  const values = parse(words);
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) throw new Error(`"${values.port}" is not a port.`);
  if (FORBIDDEN_PORTS.has(port)) throw new Error(`Browsers refuse to call port ${port}: choose another --port.`);
  return {
    host: values.host,
    port,
    rules: values.rules ?? null,
    indexes: readIndexEnforcement(values.indexes),
    indexesFile: values['indexes-file'],
    debugRules: values['debug-rules'],
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '8080' },
        rules: { type: 'string' },
        indexes: { type: 'string' },
        'indexes-file': { type: 'string', default: 'firestore.indexes.json' },
        'debug-rules': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${sentence.replace(/\.$/, '')}. ${USAGE}`, { cause: error });
  }
}
