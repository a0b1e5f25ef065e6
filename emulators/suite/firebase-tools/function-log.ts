/** One log line of a function, or of firebase-tools about functions. */
export type FunctionLog = {
  /** region and name, joined as in firebase-tools; null for lines about all functions */
  readonly functionId: string | null;
  readonly severity: 'debug' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** set on the line that only reports that the function ended with an error; the error has its own line */
  readonly threw?: true;
};

type Bundle = {
  readonly level?: unknown;
  readonly data?: { readonly user?: unknown; readonly metadata?: Metadata };
};
type Metadata = {
  readonly emulator?: { readonly name?: unknown };
  readonly function?: { readonly name?: unknown };
  readonly message?: unknown;
};

/** The line of firebase-tools after the error of a function that threw. */
const killed = /^Your function was killed because it raised an unhandled error/;

/** Repeats of the function's own lines or of the suite's, or notes about JSON events. */
const saidElsewhere = [/^Failed to load function definition/, /^function ignored because/, /^Snapshot has no readTime/];

const MAX_STACK_LINES = 6;

/** Reads a message of the log stream; null for other emulators and for internal messages. */
export function readFunctionLog(message: string): FunctionLog | null {
  const { level, data } = JSON.parse(message) as Bundle;
  if (data?.metadata?.emulator?.name !== 'functions') return null;
  const name = data.metadata.function?.name;
  const functionId = typeof name === 'string' ? name : null;
  const log = data.user === undefined ? readToolsLog(level, data.metadata.message) : readUserLog(data.user);
  return log === null || saidElsewhere.some((pattern) => pattern.test(log.text)) ? null : { functionId, ...log };
}

function readToolsLog(level: unknown, message: unknown): Omit<FunctionLog, 'functionId'> | null {
  const severity = level === 'warn' ? 'warning' : level === 'error' ? 'error' : null;
  if (severity === null || typeof message !== 'string') return null;
  if (killed.test(message)) return { severity: 'debug', text: message, threw: true };
  return { severity, text: ownStackLines(message) };
}

/** The text of the function: a plain line, or the structured entry of the functions logger. */
function readUserLog(user: unknown): Omit<FunctionLog, 'functionId'> {
  if (typeof user !== 'object' || user === null) return { severity: 'info', text: String(user) };
  const { severity, message, ...rest } = user as Record<string, unknown>;
  const details = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !key.startsWith('logging.googleapis.com/')),
  );
  const suffix = Object.keys(details).length === 0 ? '' : ` ${JSON.stringify(details)}`;
  return {
    severity: readSeverity(severity),
    text: `${ownStackLines(typeof message === 'string' ? message : '')}${suffix}`.trim(),
  };
}

function readSeverity(severity: unknown): FunctionLog['severity'] {
  switch (severity) {
    case 'DEBUG':
      return 'debug';
    case 'WARNING':
      return 'warning';
    case 'ERROR':
    case 'CRITICAL':
    case 'ALERT':
    case 'EMERGENCY':
      return 'error';
    default:
      return 'info';
  }
}

/** Shortens a stack to the lines of the project's own code. */
function ownStackLines(message: string): string {
  const lines = message.split('\n');
  const isStack = (line: string) => /^\s+at /.test(line);
  const isForeign = (line: string) => /node_modules|node:internal/.test(line);
  const own = lines.filter((line) => isStack(line) && !isForeign(line)).slice(0, MAX_STACK_LINES);
  return [...lines.filter((line) => !isStack(line)), ...own].join('\n');
}
