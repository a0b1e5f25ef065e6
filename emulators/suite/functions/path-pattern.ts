/**
 * Builds a test of document paths from a trigger's pattern, for example `tasks/{taskId}`, `tasks/{id=*}` or
 * `logs/{rest=**}`. One star or a name matches one segment, two stars match one segment or more.
 */
export function documentMatcher(pattern: string): (path: string) => boolean {
  const segments = pattern.replace(/^\/+|\/+$/g, '').split('/');
  const source = segments.map(segmentSource).join('/');
  const expression = new RegExp(`^${source}$`);
  return (path) => expression.test(path);
}

function segmentSource(segment: string): string {
  // A capture may have fixed text before or after it: `{id}-draft`.
  return segment
    .split(/(\{[^}]*\}|\*\*|\*)/)
    .map((part) => {
      if (part === '**' || /^\{[^}]*=\*\*\}$/.test(part)) return '.+';
      if (part === '*' || part.startsWith('{')) return '[^/]+';
      return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
}
