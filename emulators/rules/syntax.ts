/** The syntax tree of a rules text: the parser's output, the checker's and compiler's input. */

/** The place of a piece of text: 1-based lines and columns, the end just after the last character. */
export type Span = {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly start: number;
  readonly end: number;
};

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type OrderingOperator = '<' | '<=' | '>' | '>=';
export type EqualityOperator = '==' | '!=';
export type LogicalOperator = '&&' | '||';

export type PathPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'expression'; readonly value: Expression };

export type Expression = { readonly span: Span } & (
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly { readonly key: Expression; readonly value: Expression }[] }
  | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
  | { readonly kind: 'member'; readonly target: Expression; readonly name: string; readonly nameSpan: Span }
  | { readonly kind: 'index'; readonly target: Expression; readonly index: Expression }
  | { readonly kind: 'slice'; readonly target: Expression; readonly from: Expression; readonly to: Expression }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly nameSpan: Span;
      readonly arguments: readonly Expression[];
    }
  | {
      readonly kind: 'method';
      readonly target: Expression;
      readonly name: string;
      readonly nameSpan: Span;
      readonly arguments: readonly Expression[];
    }
  | { readonly kind: 'not'; readonly operand: Expression }
  | { readonly kind: 'negate'; readonly operand: Expression }
  | {
      readonly kind: 'arithmetic';
      readonly operator: ArithmeticOperator;
      readonly operatorSpan: Span;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'ordering';
      readonly operator: OrderingOperator;
      readonly operatorSpan: Span;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'equality';
      readonly operator: EqualityOperator;
      readonly operatorSpan: Span;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'in'; readonly operatorSpan: Span; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'is'; readonly left: Expression; readonly type: string; readonly typeSpan: Span }
  | {
      readonly kind: 'logical';
      readonly operator: LogicalOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    }
);

export type LetBinding = { readonly name: string; readonly span: Span; readonly value: Expression };

export type FunctionDeclaration = {
  readonly name: string;
  readonly nameSpan: Span;
  readonly parameters: readonly { readonly name: string; readonly span: Span }[];
  readonly lets: readonly LetBinding[];
  readonly result: Expression;
};

/** One segment of a match path: fixed text, `{name}` or `{name=**}`. */
export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string; readonly span: Span }
  | { readonly kind: 'single'; readonly name: string; readonly span: Span }
  | { readonly kind: 'rest'; readonly name: string; readonly span: Span };

export type AllowMethod = 'read' | 'write' | 'get' | 'list' | 'create' | 'update' | 'delete';

export type AllowStatement = {
  readonly span: Span;
  readonly methods: readonly { readonly name: string; readonly span: Span }[];
  /** null for `allow read;`, which allows always */
  readonly condition: Expression | null;
};

export type MatchBlock = {
  readonly span: Span;
  readonly pattern: readonly PatternSegment[];
  readonly matches: readonly MatchBlock[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly AllowStatement[];
};

export type RulesFile = {
  readonly version: '1' | '2';
  readonly versionSpan: Span | null;
  readonly functions: readonly FunctionDeclaration[];
  readonly service: {
    readonly name: string;
    readonly nameSpan: Span;
    readonly functions: readonly FunctionDeclaration[];
    readonly matches: readonly MatchBlock[];
  };
};
