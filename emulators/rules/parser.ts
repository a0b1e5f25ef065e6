import { parseExpression } from './parser-expressions.ts';
import { parsePattern } from './parser-paths.ts';
import { SyntaxIssue } from './syntax-error.ts';
import type { AllowStatement, FunctionDeclaration, LetBinding, MatchBlock, RulesFile } from './syntax.ts';
import { TokenStream } from './token-stream.ts';

/**
 * Returns the syntax tree of a rules text. Throws SyntaxIssue with the place of a syntax error. Source:
 * firebase.google.com/docs/rules/rules-language and docs/firestore/security/rules-structure.
 */
export function parseRules(source: string): RulesFile {
  const tokens = new TokenStream(source);
  const { version, versionSpan } = parseVersion(tokens);
  const functions: FunctionDeclaration[] = [];
  let service: RulesFile['service'] | null = null;
  while (tokens.peek().kind !== 'end') {
    if (tokens.isName('function')) {
      functions.push(parseFunction(tokens));
    } else if (tokens.isName('service')) {
      if (service) throw new SyntaxIssue('Only one service declaration is allowed per file.', tokens.peek().span);
      service = parseService(tokens);
    } else if (tokens.isName('rules_version')) {
      throw new SyntaxIssue("'rules_version' must be the first statement of the file.", tokens.peek().span);
    } else {
      tokens.refuse();
    }
  }
  if (!service) throw new SyntaxIssue('Missing service declaration.', tokens.peek().span);
  return { version, versionSpan, functions, service };
}

function parseVersion(tokens: TokenStream): Pick<RulesFile, 'version' | 'versionSpan'> {
  if (!tokens.isName('rules_version')) return { version: '1', versionSpan: null };
  tokens.next();
  tokens.expect('=');
  if (tokens.peek().kind !== 'string') tokens.refuse('Expected a rules version in quotes');
  const token = tokens.next();
  const version = token.text.slice(1, -1);
  if (version !== '1' && version !== '2') {
    throw new SyntaxIssue(`Invalid rules version '${version}'; use '1' or '2'.`, token.span);
  }
  tokens.expect(';');
  return { version, versionSpan: token.span };
}

function parseService(tokens: TokenStream): RulesFile['service'] {
  tokens.expectWord('service');
  const first = tokens.expectName('a service name');
  let name = first.text;
  while (tokens.accept('.')) name += `.${tokens.expectName('a service name').text}`;
  const nameSpan = tokens.spanFrom(first.span);
  tokens.expect('{');
  const functions: FunctionDeclaration[] = [];
  const matches: MatchBlock[] = [];
  while (!tokens.accept('}')) {
    if (tokens.isName('function')) functions.push(parseFunction(tokens));
    else if (tokens.isName('match')) matches.push(parseMatch(tokens));
    else if (tokens.isSymbol('/')) tokens.refuse("Missing 'match' keyword before path");
    else tokens.refuse();
  }
  return { name, nameSpan, functions, matches };
}

function parseMatch(tokens: TokenStream): MatchBlock {
  const start = tokens.expectWord('match').span;
  const pattern = parsePattern(tokens);
  const span = tokens.spanFrom(start);
  tokens.expect('{');
  const matches: MatchBlock[] = [];
  const functions: FunctionDeclaration[] = [];
  const allows: AllowStatement[] = [];
  while (!tokens.accept('}')) {
    if (tokens.isName('match')) matches.push(parseMatch(tokens));
    else if (tokens.isName('allow')) allows.push(parseAllow(tokens));
    else if (tokens.isName('function')) functions.push(parseFunction(tokens));
    else if (tokens.isName('let')) tokens.refuse("'let' is only allowed in functions");
    else if (tokens.isSymbol('/')) tokens.refuse("Missing 'match' keyword before path");
    else tokens.refuse();
  }
  return { span, pattern, matches, functions, allows };
}

function parseAllow(tokens: TokenStream): AllowStatement {
  const start = tokens.expectWord('allow').span;
  const methods: { name: string; span: AllowStatement['span'] }[] = [];
  do {
    if (tokens.peek().kind !== 'name') tokens.refuse('Expected a method');
    const token = tokens.next();
    methods.push({ name: token.text, span: token.span });
  } while (tokens.accept(','));
  let condition: AllowStatement['condition'] = null;
  if (tokens.accept(':')) {
    tokens.expectWord('if');
    condition = parseExpression(tokens);
  }
  const span = tokens.spanFrom(start);
  // Google's own examples leave it out: firebase.google.com/docs/storage/security/rules-conditions.
  tokens.accept(';');
  return { span, methods, condition };
}

function parseFunction(tokens: TokenStream): FunctionDeclaration {
  tokens.expectWord('function');
  const name = tokens.expectName('a function name');
  tokens.expect('(');
  const parameters: { name: string; span: AllowStatement['span'] }[] = [];
  if (!tokens.isSymbol(')')) {
    do {
      const parameter = tokens.expectName('a parameter name');
      parameters.push({ name: parameter.text, span: parameter.span });
    } while (tokens.accept(','));
  }
  tokens.expect(')');
  tokens.expect('{');
  const lets: LetBinding[] = [];
  while (tokens.isName('let')) lets.push(parseLet(tokens));
  if (!tokens.isName('return')) tokens.refuse("A function must end with 'return'");
  tokens.next();
  const result = parseExpression(tokens);
  tokens.accept(';');
  if (tokens.isName('let')) tokens.refuse("'let' must come before 'return'");
  tokens.expect('}');
  return { name: name.text, nameSpan: name.span, parameters, lets, result };
}

function parseLet(tokens: TokenStream): LetBinding {
  tokens.next();
  const name = tokens.expectName('a variable name');
  tokens.expect('=');
  const value = parseExpression(tokens);
  tokens.expect(';');
  return { name: name.text, span: name.span, value };
}
