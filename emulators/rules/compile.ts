import type { Coverage } from './coverage.ts';
import { compileExpression } from './compile-expression.ts';
import type { CompiledFunction, Evaluator, Surroundings } from './compiled.ts';
import type { RulesMethod } from './contract.ts';
import type { ServiceName } from './globals.ts';
import { allowsOf, findFunction, scopesOf, type Scope } from './scopes.ts';
import type { AllowMethod, AllowStatement, FunctionDeclaration, PatternSegment, RulesFile } from './syntax.ts';

export type CompiledAllow = {
  readonly methods: ReadonlySet<RulesMethod>;
  /** the methods as the text names them */
  readonly names: readonly string[];
  readonly line: number;
  /** null allows always */
  readonly condition: Evaluator | null;
};

export type CompiledMatch = {
  readonly line: number;
  readonly pattern: readonly PatternSegment[];
  /** all methods of its statements, to skip the other requests fast */
  readonly methods: ReadonlySet<RulesMethod>;
  readonly allows: readonly CompiledAllow[];
};

const METHODS: Readonly<Record<AllowMethod, readonly RulesMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Returns the checked rules as matches with callable conditions, in the order of the text. */
export function compileMatches(file: RulesFile, service: ServiceName, coverage: Coverage): CompiledMatch[] {
  const functions = new Map<FunctionDeclaration, CompiledFunction>();

  const surroundingsOf = (scope: Scope, locals: ReadonlyMap<string, number>): Surroundings => ({
    service,
    coverage,
    wildcards: scope.wildcards,
    locals,
    functionNamed: (name) => {
      const found = findFunction(scope, name);
      return found ? compiled(found.declaration, found.scope) : null;
    },
  });

  // compiled at the first call; the checker has refused recursion, so this ends
  const compiled = (declaration: FunctionDeclaration, scope: Scope): CompiledFunction => {
    const known = functions.get(declaration);
    if (known) return known;
    const made = compileFunction(declaration, (locals) => surroundingsOf(scope, locals));
    functions.set(declaration, made);
    return made;
  };

  const scopes = scopesOf(file);
  for (const scope of scopes) for (const declaration of scope.declarations) compiled(declaration, scope);
  return scopes
    .filter((scope) => allowsOf(scope).length > 0)
    .map((scope) => {
      const around = surroundingsOf(scope, new Map());
      const allows = allowsOf(scope).map((allow) => compileAllow(allow, around));
      const methods = new Set(allows.flatMap((allow) => [...allow.methods]));
      return { line: scope.block?.span.line ?? 0, pattern: scope.pattern, methods, allows };
    });
}

function compileAllow(allow: AllowStatement, around: Surroundings): CompiledAllow {
  return {
    names: allow.methods.map(({ name }) => name),
    methods: new Set(allow.methods.flatMap(({ name }) => METHODS[name as AllowMethod])),
    line: allow.span.line,
    condition: allow.condition && compileExpression(allow.condition, around, true),
  };
}

function compileFunction(
  declaration: FunctionDeclaration,
  surroundings: (locals: ReadonlyMap<string, number>) => Surroundings,
): CompiledFunction {
  const locals = new Map(declaration.parameters.map(({ name }, slot) => [name, slot]));
  const parameters = declaration.parameters.length;
  const lets = declaration.lets.map((binding, at) => {
    const evaluator = compileExpression(binding.value, surroundings(new Map(locals)), false);
    locals.set(binding.name, parameters + at);
    return evaluator;
  });
  const result = compileExpression(declaration.result, surroundings(locals), true);
  return {
    parameters,
    call: (run, args, span) => {
      run.enter(span);
      for (const value of lets) args.push(value(run, args));
      const outcome = result(run, args);
      run.leave();
      return outcome;
    },
  };
}
