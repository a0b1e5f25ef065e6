/** The step by step explanation of a decision, for the debug switch. */

/** One expression with its result; `steps` are its evaluated parts. */
export type ExplainedStep = {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly value: string;
  readonly steps: readonly ExplainedStep[];
};

export type ExplainedAllow = {
  readonly line: number;
  readonly methods: readonly string[];
  readonly value: string;
  readonly steps: readonly ExplainedStep[];
};

/** A match block whose path matches the request. */
export type ExplainedMatch = {
  readonly line: number;
  readonly path: string;
  readonly wildcards: Readonly<Record<string, string>>;
  /** the evaluated statements with the method, in order */
  readonly allows: readonly ExplainedAllow[];
};

/** A query of several alternatives (`in`, `or`) is decided once for each. */
export type ExplainedAttempt = { readonly matches: readonly ExplainedMatch[] };

export type Explanation = {
  readonly method: string;
  readonly path: string;
  readonly uid: string | null;
  readonly allowed: boolean;
  readonly reason: string;
  readonly attempts: readonly ExplainedAttempt[];
  readonly documents: readonly { readonly path: string; readonly after: boolean; readonly exists: boolean }[];
};

/** Returns the explanation as lines of text. */
export function explanationLines(explanation: Explanation): string[] {
  const { method, path, uid, allowed, reason, attempts, documents } = explanation;
  const who = uid === null ? 'a signed-out caller' : `user ${uid}`;
  return [
    `${allowed ? 'allowed' : 'refused'}: ${method} ${path} by ${who}${reason === '' ? '' : `: ${reason}`}`,
    ...attempts.flatMap((attempt, at) => [
      ...(attempts.length > 1 ? [`  alternative ${at + 1} of the query`] : []),
      ...attemptLines(attempt, method),
    ]),
    ...documents.map((read) => `  read ${read.path}${read.after ? ' as after the writes' : ''}: ${thereText(read)}`),
  ];
}

function thereText({ exists }: { readonly exists: boolean }): string {
  return exists ? 'it exists' : 'it does not exist';
}

function attemptLines({ matches }: ExplainedAttempt, method: string): string[] {
  if (matches.length === 0) return ['  no match block has this path'];
  return matches.flatMap((match) => {
    const wildcards = Object.entries(match.wildcards).map(([name, value]) => `${name} = ${value}`);
    const known = wildcards.length === 0 ? '' : ` with ${wildcards.join(', ')}`;
    const silent = match.allows.length === 0 ? `; nothing in it allows ${method}` : '';
    return [`  L${match.line} match ${match.path}${known}${silent}`, ...match.allows.flatMap(allowLines)];
  });
}

function allowLines(allow: ExplainedAllow): string[] {
  const head = `    L${allow.line} allow ${allow.methods.join(', ')} → ${allow.value}`;
  return [head, ...allow.steps.flatMap((step) => stepLines(step, 3))];
}

function stepLines(step: ExplainedStep, depth: number): string[] {
  const text = step.text.replaceAll(/\s+/g, ' ');
  const head = `${'  '.repeat(depth)}L${step.line}:${step.column} ${text} → ${step.value}`;
  return [head, ...step.steps.flatMap((inner) => stepLines(inner, depth + 1))];
}
