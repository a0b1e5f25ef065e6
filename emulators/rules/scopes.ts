import type { AllowStatement, FunctionDeclaration, MatchBlock, PatternSegment, RulesFile } from './syntax.ts';

/** A scope of functions: the file, the service, or a match block. */
export type Scope = {
  readonly parent: Scope | null;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly declarations: readonly FunctionDeclaration[];
  /** the wildcards in scope, from the outermost match on */
  readonly wildcards: readonly string[];
  /** the match paths from the service down to this scope */
  readonly pattern: readonly PatternSegment[];
  readonly depth: number;
  readonly block: MatchBlock | null;
};

/** Returns all scopes of a file, outer ones first. */
export function scopesOf(file: RulesFile): Scope[] {
  const top = open(null, file.functions, [], null);
  const service = open(top, file.service.functions, [], null);
  const scopes = [top, service];
  const visit = (parent: Scope, block: MatchBlock) => {
    const scope = open(parent, block.functions, block.pattern, block);
    scopes.push(scope);
    for (const inner of block.matches) visit(scope, inner);
  };
  for (const block of file.service.matches) visit(service, block);
  return scopes;
}

function open(
  parent: Scope | null,
  declarations: readonly FunctionDeclaration[],
  pattern: readonly PatternSegment[],
  block: MatchBlock | null,
): Scope {
  const own = pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
  return {
    parent,
    declarations,
    functions: new Map(declarations.map((declaration) => [declaration.name, declaration])),
    wildcards: [...(parent?.wildcards ?? []), ...own],
    pattern: [...(parent?.pattern ?? []), ...pattern],
    depth: (parent?.depth ?? 0) + (block ? 1 : 0),
    block,
  };
}

/** Returns the function with this name in scope, and the scope that declares it; inner declarations come first. */
export function findFunction(scope: Scope, name: string): { declaration: FunctionDeclaration; scope: Scope } | null {
  for (let at: Scope | null = scope; at; at = at.parent) {
    const declaration = at.functions.get(name);
    if (declaration) return { declaration, scope: at };
  }
  return null;
}

/** Returns a scope's allow statements. */
export function allowsOf(scope: Scope): readonly AllowStatement[] {
  return scope.block?.allows ?? [];
}
