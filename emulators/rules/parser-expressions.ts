import { parsePathLiteral } from './parser-paths.ts';
import { SyntaxIssue } from './syntax-error.ts';
import type { Expression, OrderingOperator } from './syntax.ts';
import { decodeBytes, decodeString, INT_MAX } from './text-literals.ts';
import type { TokenStream } from './token-stream.ts';

/** Returns the next expression. Precedence as in docs/rules/rules-language; `?:` binds least. */
export function parseExpression(tokens: TokenStream): Expression {
  const condition = parseLogical(tokens, '||');
  if (!tokens.accept('?')) return condition;
  const whenTrue = parseExpression(tokens);
  tokens.expect(':');
  const whenFalse = parseExpression(tokens);
  return { kind: 'conditional', condition, whenTrue, whenFalse, span: tokens.spanFrom(condition.span) };
}

function parseLogical(tokens: TokenStream, operator: '||' | '&&'): Expression {
  const operand = () => (operator === '||' ? parseLogical(tokens, '&&') : parseEquality(tokens));
  let left = operand();
  while (tokens.accept(operator)) {
    const right = operand();
    left = { kind: 'logical', operator, left, right, span: tokens.spanFrom(left.span) };
  }
  return left;
}

function parseEquality(tokens: TokenStream): Expression {
  let left = parseMembership(tokens);
  while (tokens.isSymbol('==') || tokens.isSymbol('!=')) {
    const operator = tokens.next();
    const right = parseMembership(tokens);
    left = {
      kind: 'equality',
      operator: operator.text as '==' | '!=',
      operatorSpan: operator.span,
      left,
      right,
      span: tokens.spanFrom(left.span),
    };
  }
  return left;
}

function parseMembership(tokens: TokenStream): Expression {
  let left = parseOrdering(tokens);
  for (;;) {
    if (tokens.isName('in')) {
      const operatorSpan = tokens.next().span;
      const right = parseOrdering(tokens);
      left = { kind: 'in', operatorSpan, left, right, span: tokens.spanFrom(left.span) };
    } else if (tokens.isName('is')) {
      tokens.next();
      if (tokens.peek().kind !== 'name') tokens.refuse('Expected a type');
      const type = tokens.next();
      left = { kind: 'is', left, type: type.text, typeSpan: type.span, span: tokens.spanFrom(left.span) };
    } else {
      return left;
    }
  }
}

function parseOrdering(tokens: TokenStream): Expression {
  let left = parseSum(tokens);
  while (['<', '<=', '>', '>='].some((symbol) => tokens.isSymbol(symbol))) {
    const operator = tokens.next();
    const right = parseSum(tokens);
    left = {
      kind: 'ordering',
      operator: operator.text as OrderingOperator,
      operatorSpan: operator.span,
      left,
      right,
      span: tokens.spanFrom(left.span),
    };
  }
  return left;
}

function parseSum(tokens: TokenStream): Expression {
  return parseArithmetic(tokens, ['+', '-'], () => parseArithmetic(tokens, ['*', '/', '%'], () => parseUnary(tokens)));
}

function parseArithmetic(
  tokens: TokenStream,
  operators: readonly ('+' | '-' | '*' | '/' | '%')[],
  operand: () => Expression,
): Expression {
  let left = operand();
  for (;;) {
    const operator = operators.find((symbol) => tokens.isSymbol(symbol));
    if (!operator) return left;
    const operatorSpan = tokens.next().span;
    const right = operand();
    left = { kind: 'arithmetic', operator, operatorSpan, left, right, span: tokens.spanFrom(left.span) };
  }
}

function parseUnary(tokens: TokenStream): Expression {
  if (tokens.isSymbol('!')) {
    const start = tokens.next().span;
    const operand = parseUnary(tokens);
    return { kind: 'not', operand, span: tokens.spanFrom(start) };
  }
  if (!tokens.isSymbol('-')) return parsePostfix(tokens);
  const start = tokens.next().span;
  if (tokens.peek().kind === 'int') {
    // the smallest int has no positive counterpart, so its sign belongs to the literal
    const token = tokens.next();
    const value = readInt(token.text, token.span, INT_MAX + 1n);
    const literal: Expression = { kind: 'int', value: -value, span: tokens.spanFrom(start) };
    return parsePostfixOf(tokens, literal);
  }
  const operand = parseUnary(tokens);
  return { kind: 'negate', operand, span: tokens.spanFrom(start) };
}

function parsePostfix(tokens: TokenStream): Expression {
  return parsePostfixOf(tokens, parsePrimary(tokens));
}

function parsePostfixOf(tokens: TokenStream, primary: Expression): Expression {
  let target = primary;
  for (;;) {
    if (tokens.accept('.')) {
      if (tokens.peek().kind !== 'name') tokens.refuse('Expected a property name');
      const name = tokens.next();
      const nameSpan = name.span;
      if (tokens.isSymbol('(')) {
        const args = parseArguments(tokens);
        const span = tokens.spanFrom(target.span);
        target = { kind: 'method', target, name: name.text, nameSpan, arguments: args, span };
      } else {
        target = { kind: 'member', target, name: name.text, nameSpan, span: tokens.spanFrom(target.span) };
      }
    } else if (tokens.accept('[')) {
      target = parseIndex(tokens, target);
    } else {
      return target;
    }
  }
}

function parseIndex(tokens: TokenStream, target: Expression): Expression {
  const index = parseExpression(tokens);
  if (tokens.accept(':')) {
    const to = parseExpression(tokens);
    tokens.expect(']');
    return { kind: 'slice', target, from: index, to, span: tokens.spanFrom(target.span) };
  }
  tokens.expect(']');
  return { kind: 'index', target, index, span: tokens.spanFrom(target.span) };
}

function parseArguments(tokens: TokenStream): Expression[] {
  tokens.expect('(');
  const items = parseItems(tokens, ')');
  return items;
}

function parseItems(tokens: TokenStream, close: string, mayEndInComma = false): Expression[] {
  const items: Expression[] = [];
  if (tokens.accept(close)) return items;
  do {
    items.push(parseExpression(tokens));
  } while (tokens.accept(',') && !(mayEndInComma && tokens.isSymbol(close)));
  tokens.expect(close);
  return items;
}

function parsePrimary(tokens: TokenStream): Expression {
  const token = tokens.peek();
  switch (token.kind) {
    case 'int':
      tokens.next();
      return { kind: 'int', value: readInt(token.text, token.span, INT_MAX), span: token.span };
    case 'float':
      tokens.next();
      return { kind: 'float', value: Number(token.text), span: token.span };
    case 'string':
    case 'bytes':
      return parseText(tokens);
    case 'name':
      return parseNamed(tokens);
    default:
      return parseBracketed(tokens);
  }
}

function parseText(tokens: TokenStream): Expression {
  const token = tokens.next();
  const span = token.span;
  if (token.kind === 'bytes') {
    const value = decodeBytes(token.text.slice(2, -1));
    if (value) return { kind: 'bytes', value, span };
  } else {
    const value = decodeString(token.text.slice(1, -1));
    if (value !== null) return { kind: 'string', value, span };
  }
  throw new SyntaxIssue('Invalid escape sequence in a string literal.', span);
}

function parseNamed(tokens: TokenStream): Expression {
  const { text, span } = tokens.peek();
  if (text === 'null' || text === 'true' || text === 'false') {
    tokens.next();
    return text === 'null' ? { kind: 'null', span } : { kind: 'bool', value: text === 'true', span };
  }
  const name = tokens.expectName('an expression').text;
  if (!tokens.isSymbol('(')) return { kind: 'variable', name, span };
  const args = parseArguments(tokens);
  return { kind: 'call', name, nameSpan: span, arguments: args, span: tokens.spanFrom(span) };
}

function parseBracketed(tokens: TokenStream): Expression {
  if (tokens.isSymbol('/')) return parsePathLiteral(tokens, parseExpression);
  const start = tokens.peek().span;
  if (tokens.accept('(')) {
    const inner = parseExpression(tokens);
    tokens.expect(')');
    return inner;
  }
  if (tokens.accept('[')) {
    const items = parseItems(tokens, ']', true);
    return { kind: 'list', items, span: tokens.spanFrom(start) };
  }
  if (tokens.accept('{')) return parseMap(tokens, start);
  return tokens.refuse();
}

function parseMap(tokens: TokenStream, start: Expression['span']): Expression {
  const entries: { key: Expression; value: Expression }[] = [];
  if (!tokens.isSymbol('}')) {
    do {
      const key = parseExpression(tokens);
      tokens.expect(':');
      entries.push({ key, value: parseExpression(tokens) });
    } while (tokens.accept(',') && !tokens.isSymbol('}'));
  }
  tokens.expect('}');
  return { kind: 'map', entries, span: tokens.spanFrom(start) };
}

function readInt(text: string, span: Expression['span'], largest: bigint): bigint {
  const value = BigInt(text);
  if (value > largest) throw new SyntaxIssue(`The number ${text} does not fit in 64 bits.`, span);
  return value;
}
