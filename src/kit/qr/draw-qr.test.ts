import { describe, expect, it } from 'vitest';
import { drawQr } from './draw-qr.ts';

describe('a QR code', () => {
  it('has its margin, and its finder pattern in the first corner', () => {
    const { size, path } = drawQr('https://enclos.example');
    expect((size - 8 - 17) % 4).toBe(0);
    expect(path).toMatch(/^M4 4h1v1h-1zM5 4h1v1h-1z/);
    expect(path).not.toMatch(/M[0-3] /);
    expect(path).not.toContain('M5 5h');
  });
  it('of another text is another one', () => {
    expect(drawQr('a').path).not.toBe(drawQr('b').path);
  });
});
