import { invalid } from '../storage-error.ts';

/** Builds a test of names against a pattern: `*` and `?` within a folder, `**` across folders, `[a-z]`, `{a,b}`. */
export function globMatcher(glob: string): (name: string) => boolean {
  if (glob.length > 1024) throw invalid('matchGlob is too long.');
  try {
    const pattern = new RegExp(`^${expression(glob)}$`, 'su');
    return (name) => pattern.test(name);
  } catch {
    throw invalid(`Invalid value for matchGlob: '${glob.slice(0, 100)}'.`);
  }
}

function expression(glob: string): string {
  let depth = 0;
  return glob.replaceAll(/\*\*|\[(?:\^|!)?[^\]/]+\]|./gsu, (part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part.length > 1 && part.startsWith('[')) return part.replace(/^\[!/, '[^').replaceAll('\\', '\\\\');
    if (part === '{') return ((depth += 1), '(?:');
    if (part === '}' && depth > 0) return ((depth -= 1), ')');
    if (part === ',' && depth > 0) return '|';
    return part.replace(/[$()*+.?[\\\]^{|}/]/u, String.raw`\$&`);
  });
}
