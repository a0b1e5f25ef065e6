import { stripVTControlCharacters } from 'node:util';

/** What a line of firebase-tools' output means to the suite. */
export type ToolsLine =
  | { readonly means: 'ready' }
  | { readonly means: 'functions loaded' }
  | { readonly means: 'functions broken'; readonly text: string }
  | { readonly means: 'warning'; readonly text: string }
  | { readonly means: 'error'; readonly text: string }
  /** told in detail by the log stream, or of no interest; the log file has it */
  | { readonly means: 'chatter' };

/** True for every demo project, every time: not worth a line. */
const expected = [
  /Emulator UI is not starting/,
  /Your requested "node" version/,
  /Unable to fetch the CLI MOTD/,
  /not currently authenticated/,
  /running multiple instances of the emulator suite/,
  // The log stream has these, with the function's name.
  /^functions(\[[^\]]*\])?: /,
  /^Your function /,
  // The tools count down to their own ends; the suite says itself when it stops.
  /Received SIG(INT|TERM)/,
];

/** Judges one line as the child process wrote it. */
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
