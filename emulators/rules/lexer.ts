import { SyntaxIssue } from './syntax-error.ts';
import type { Span } from './syntax.ts';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';
export type Token = { readonly kind: TokenKind; readonly text: string; readonly span: Span };

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const FLOAT = /(?:\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\.\d+(?:[eE][+-]?\d+)?)/y;
const INT = /(?:0[xX][0-9a-fA-F]+|\d+)/y;
const TEXT = /[bB]?(?:'(?:[^'\\\n\r]|\\[^\n\r])*'|"(?:[^"\\\n\r]|\\[^\n\r])*")/y;
const TEXT_START = /[bB]?['"]/y;
const SYMBOL = /(?:&&|\|\||==|!=|<=|>=|[-+*/%<>!?:.,;(){}[\]=$])/y;
const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
/** A fixed path segment; it may contain `(default)`, but no closing parenthesis of its surroundings. */
const PATH_TEXT = /(?:\([A-Za-z0-9_-]+\)|[\p{L}\p{N}_~%@-]|\.(?=[\p{L}\p{N}_-]))+/uy;

/** Reads tokens on demand, because the segments of a path follow other rules than expressions. */
export class Lexer {
  readonly source: string;
  readonly lineStarts: number[] = [0];
  offset = 0;
  lastEnd = 0;
  private ahead: Token | null = null;

  constructor(source: string) {
    this.source = source;
    for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) this.lineStarts.push(at + 1);
  }

  /** Returns line and column of two offsets. */
  span(start: number, end: number): Span {
    const from = this.position(start);
    const to = this.position(end);
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column, start, end };
  }

  peek(): Token {
    this.ahead ??= this.read();
    return this.ahead;
  }

  next(): Token {
    const token = this.peek();
    this.ahead = null;
    this.lastEnd = token.span.end;
    return token;
  }

  /** Drops the token read ahead and continues at its start, to read a path. */
  rewind(): void {
    if (this.ahead) this.offset = this.ahead.span.start;
    this.ahead = null;
  }

  /** Returns whether the very next character, without skipping blanks, is this one. Only after rewind(). */
  rawIs(text: string): boolean {
    return this.source.startsWith(text, this.offset);
  }

  rawSkip(length: number): void {
    this.offset += length;
    this.lastEnd = this.offset;
  }

  /** Reads a fixed path segment at the very next character; null when there is none. */
  rawPathText(): { readonly text: string; readonly span: Span } | null {
    const start = this.offset;
    const text = this.match(PATH_TEXT);
    if (text === null) return null;
    this.offset += text.length;
    this.lastEnd = this.offset;
    return { text, span: this.span(start, this.offset) };
  }

  private position(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] as number) + 1 };
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.offset;
    return pattern.exec(this.source)?.[0] ?? null;
  }

  private read(): Token {
    this.offset += this.match(BLANK)?.length ?? 0;
    if (this.source.startsWith('/*', this.offset)) {
      throw new SyntaxIssue('Unterminated comment.', this.span(this.offset, this.offset + 2));
    }
    if (this.offset >= this.source.length) {
      // the end is reported at the last real character, where the missing text belongs
      return { kind: 'end', text: '', span: this.span(this.lastEnd, this.lastEnd) };
    }
    return (
      this.take('string', TEXT) ??
      this.refuseOpenText() ??
      this.take('name', NAME) ??
      this.take('float', FLOAT) ??
      this.take('int', INT) ??
      this.take('symbol', SYMBOL) ??
      this.refuseCharacter()
    );
  }

  private take(kind: TokenKind, pattern: RegExp): Token | null {
    const text = this.match(pattern);
    if (text === null) return null;
    const start = this.offset;
    this.offset += text.length;
    const bytes = kind === 'string' && (text[0] === 'b' || text[0] === 'B');
    return { kind: bytes ? 'bytes' : kind, text, span: this.span(start, this.offset) };
  }

  private refuseOpenText(): null {
    if (this.match(TEXT_START) === null) return null;
    throw new SyntaxIssue('Unterminated string literal.', this.span(this.offset, this.offset + 1));
  }

  private refuseCharacter(): never {
    const span = this.span(this.offset, this.offset + 1);
    throw new SyntaxIssue(`Unexpected '${this.source[this.offset] as string}'.`, span);
  }
}
