/** The contract between the parts of the compiler: what an expression and a function become. */
import type { Coverage } from './coverage.ts';
import type { ServiceName } from './globals.ts';
import type { Outcome } from './outcome.ts';
import type { Run } from './run.ts';
import type { Expression, Span } from './syntax.ts';

/** Evaluates a compiled expression. `locals` are the arguments and lets of the function around it. */
export type Evaluator = (run: Run, locals: Outcome[]) => Outcome;

/** Compiles an operand. `covered` counts its outcomes for the coverage report. */
export type Compile = (expression: Expression, covered?: boolean) => Evaluator;

export type CompiledFunction = {
  readonly parameters: number;
  call: (run: Run, args: Outcome[], span: Span) => Outcome;
};

/** The names and services in scope where an expression stands. */
export type Surroundings = {
  readonly service: ServiceName;
  readonly coverage: Coverage;
  readonly wildcards: readonly string[];
  readonly locals: ReadonlyMap<string, number>;
  readonly functionNamed: (name: string) => CompiledFunction | null;
};
