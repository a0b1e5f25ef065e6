import { Lexer, type Token } from './lexer.ts';
import { SyntaxIssue } from './syntax-error.ts';
import type { Span } from './syntax.ts';

/** The lexer with a parser's operations. */
export class TokenStream extends Lexer {
  isSymbol(text: string): boolean {
    const token = this.peek();
    return token.kind === 'symbol' && token.text === text;
  }

  isName(text: string): boolean {
    const token = this.peek();
    return token.kind === 'name' && token.text === text;
  }

  /** Takes the symbol if it comes next; returns whether it did. */
  accept(symbol: string): boolean {
    if (!this.isSymbol(symbol)) return false;
    this.next();
    return true;
  }

  /** Takes the symbol; throws for anything else. */
  expect(symbol: string): Token {
    if (this.isSymbol(symbol)) return this.next();
    const token = this.peek();
    // a missing semicolon is reported after the last token, not before the next one
    const place = symbol === ';' ? this.span(this.lastEnd, this.lastEnd) : token.span;
    throw new SyntaxIssue(`Missing '${symbol}' before ${this.describe(token)}.`, place);
  }

  expectWord(word: string): Token {
    if (this.isName(word)) return this.next();
    return this.refuse(`Expected '${word}'`);
  }

  /** Takes a name chosen by the author; throws for reserved words. */
  expectName(what: string): Token {
    const token = this.peek();
    if (token.kind === 'name' && !RESERVED.has(token.text)) return this.next();
    return this.refuse(`Expected ${what}`);
  }

  refuse(why = 'Unexpected'): never {
    const token = this.peek();
    const text = this.describe(token);
    throw new SyntaxIssue(why === 'Unexpected' ? `Unexpected ${text}.` : `${why}, found ${text}.`, token.span);
  }

  /** Returns the span from a start to the end of the last token. */
  spanFrom(start: Span): Span {
    return this.span(start.start, this.lastEnd);
  }

  private describe(token: Token): string {
    return token.kind === 'end' ? 'the end of the file' : `'${token.text}'`;
  }
}

const RESERVED = new Set([
  'true',
  'false',
  'null',
  'in',
  'is',
  'if',
  'let',
  'return',
  'function',
  'match',
  'allow',
  'service',
]);
