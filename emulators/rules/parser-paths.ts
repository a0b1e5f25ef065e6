import { SyntaxIssue } from './syntax-error.ts';
import type { Expression, PathPart, PatternSegment } from './syntax.ts';
import type { TokenStream } from './token-stream.ts';

/** Returns a path literal such as `/databases/$(database)/documents/users/$(uid)`; the next token must be its `/`. */
export function parsePathLiteral(
  tokens: TokenStream,
  parseExpression: (tokens: TokenStream) => Expression,
): Expression {
  const start = tokens.peek().span;
  const parts: PathPart[] = [];
  tokens.rewind();
  while (tokens.rawIs('/') && !tokens.rawIs('//') && !tokens.rawIs('/*')) {
    tokens.rawSkip(1);
    if (tokens.rawIs('$(')) {
      tokens.rawSkip(2);
      parts.push({ kind: 'expression', value: parseExpression(tokens) });
      tokens.expect(')');
      continue;
    }
    const literal = tokens.rawPathText();
    if (!literal) throw new SyntaxIssue('Expected a path segment.', tokens.span(tokens.offset, tokens.offset + 1));
    parts.push({ kind: 'literal', text: literal.text });
  }
  return { kind: 'path', parts, span: tokens.spanFrom(start) };
}

/** Returns the segments of a match path: literals, `{name}` and `{name=**}`. */
export function parsePattern(tokens: TokenStream): PatternSegment[] {
  if (!tokens.isSymbol('/')) tokens.refuse("Expected a path that starts with '/'");
  const segments: PatternSegment[] = [];
  tokens.rewind();
  while (tokens.rawIs('/') && !tokens.rawIs('//') && !tokens.rawIs('/*')) {
    tokens.rawSkip(1);
    segments.push(tokens.rawIs('{') ? parseWildcard(tokens) : parseFixedSegment(tokens));
  }
  return segments;
}

function parseFixedSegment(tokens: TokenStream): PatternSegment {
  const literal = tokens.rawPathText();
  if (!literal) throw new SyntaxIssue('Expected a path segment.', tokens.span(tokens.offset, tokens.offset + 1));
  return { kind: 'literal', ...literal };
}

function parseWildcard(tokens: TokenStream): PatternSegment {
  const start = tokens.expect('{').span;
  const name = tokens.expectName('a wildcard name').text;
  let kind: 'single' | 'rest' = 'single';
  if (tokens.accept('=')) {
    tokens.expect('*');
    if (tokens.accept('*')) kind = 'rest';
  }
  tokens.expect('}');
  return { kind, name, span: tokens.spanFrom(start) };
}
