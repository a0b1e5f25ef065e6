/**
 * Returns the lines of each page of an uncompressed PDF that jsPDF wrote with fonts of its own, as a reader's program
 * would copy them: by the table of its font that says which character a glyph stands for. A glyph without one is '□'.
 */
export function pdfPages(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('latin1').decode(bytes);
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = new Map(
    [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']): [string, Map<string, string>] => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      return [name, charactersOf(objects.get(table) ?? '')];
    }),
  );
  const pages = [...objects.values()].filter(
    (body) => body.includes('/Type /Page\n') || /\/Type \/Page[^s]/.test(body),
  );
  return pages.map((page) => linesOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '', fonts));
}

function linesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const lines: string[] = [];
  let font: ReadonlyMap<string, string> = new Map();
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)> Tj/gi)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    if (glyphs !== undefined)
      lines.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph.toLowerCase()) ?? '□').join(''));
  }
  return lines;
}

function charactersOf(table: string): Map<string, string> {
  return new Map(
    [...table.matchAll(/<([0-9a-f]{4})><([0-9a-f]{4})>/gi)].map(([, glyph = '', code = '']) => [
      glyph.toLowerCase(),
      String.fromCodePoint(Number.parseInt(code, 16)),
    ]),
  );
}
