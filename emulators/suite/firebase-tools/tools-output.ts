import { stripVTControlCharacters } from 'node:util';

/** The meaning of a line in firebase-tools' output. */
export type ToolsLine =
  | { readonly means: 'ready' }
  | { readonly means: 'functions loaded' }
  | { readonly means: 'functions broken'; readonly text: string }
  | { readonly means: 'warning'; readonly text: string }
  | { readonly means: 'error'; readonly text: string }
  /** in the log stream in detail, or irrelevant; the log file has it */
  | { readonly means: 'chatter' };

/** True for every demo project, so not worth a line. */
const expected = [
  /Emulator UI is not starting/,
  /Your requested "node" version/,
  /Unable to fetch the CLI MOTD/,
  /not currently authenticated/,
  /running multiple instances of the emulator suite/,
  // The log stream has these lines, with the function's name.
  /^functions(\[[^\]]*\])?: /,
  /^Your function /,
  // The tools count down to their own end; the suite reports the stop itself.
  /Received SIG(INT|TERM)/,
];

/** Classifies one line of the child process. */
export function readToolsLine(raw: string): ToolsLine {
  const line = stripVTControlCharacters(raw).trimEnd();
  if (line.includes('All emulators ready!')) return { means: 'ready' };
  if (/functions: Loaded functions definitions from source/.test(line)) return { means: 'functions loaded' };
  const broken = /functions: Failed to load function definition from source: (?:FirebaseError: )?(.*)/.exec(line)?.[1];
  if (broken !== undefined) return { means: 'functions broken', text: broken };
  const [, sign, text] = /^(⚠|⬢|!|Error:)\s+(.*)$/u.exec(line) ?? [];
  if (sign === undefined || text === undefined || expected.some((pattern) => pattern.test(text)))
    return { means: 'chatter' };
  return { means: sign === '⚠' ? 'warning' : 'error', text };
}
