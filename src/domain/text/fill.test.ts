import { describe, expect, it } from 'vitest';
import { fill, oneLine } from './fill.ts';

describe('a text with placeholders', () => {
  it('has its placeholders replaced, once', () => {
    expect(fill('{{a}} and {{b}}, {{c}}', { a: '{{b}}', b: 'B' })).toBe('{{b}} and B, ');
  });
  it('puts a name on one line', () => {
    expect(fill('Hello {{name}},', { name: 'Ana\r\nBcc: x@y.example\u2028' })).toBe('Hello Ana Bcc: x@y.example,');
    expect(oneLine('\tAna\u0000 Keller\u202E\n')).toBe('Ana Keller');
  });
});
