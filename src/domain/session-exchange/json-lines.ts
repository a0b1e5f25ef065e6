/** A part of a JSON text: a mark, a text, any other value, or the end of a line. */
const PART = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|\n|[^\s{}[\],:"]+/g;

type Frame = { readonly isList: boolean; readonly path: string; index: number; key: string | null };

/** Returns the key of a path: the names and numbers that lead to a value. */
export function pathKey(...path: readonly (string | number)[]): string {
  return path.map((part) => `\n${part}`).join('');
}

/** Returns the line of each value of a valid JSON text, from 1, by `pathKey`; the whole has the key ''. */
export function jsonLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const frames: Frame[] = [];
  let line = 1;
  for (const [part] of text.matchAll(PART)) {
    const frame = frames.at(-1);
    if (part === '\n') line += 1;
    else if (part === '}' || part === ']') frames.pop();
    else if (part === ',') endValue(frame);
    else if (part !== ':') {
      const isKey = frame !== undefined && !frame.isList && frame.key === null;
      if (isKey) frame.key = JSON.parse(part) as string;
      else {
        const path = frame === undefined ? '' : `${frame.path}\n${frame.isList ? frame.index : (frame.key ?? '')}`;
        lines.set(path, line);
        if (part === '{' || part === '[') frames.push({ isList: part === '[', path, index: 0, key: null });
      }
    }
  }
  return lines;
}

function endValue(frame: Frame | undefined): void {
  if (frame === undefined) return;
  if (frame.isList) frame.index += 1;
  else frame.key = null;
}
