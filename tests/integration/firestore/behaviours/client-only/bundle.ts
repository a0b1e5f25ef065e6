/** Writes a bundle of one document and one named query, as a server would hand it out. */

export function bundleOf(project: string, path: string, integers: Record<string, string>): string {
  const database = `projects/${project}/databases/(default)`;
  const at = { seconds: '1', nanos: 0 };
  const name = `${database}/documents/${path}`;
  const fields = Object.fromEntries(Object.entries(integers).map(([field, integerValue]) => [field, { integerValue }]));
  const collectionId = path.split('/').at(-2);
  const parts = [
    {
      namedQuery: {
        name: 'all of it',
        bundledQuery: {
          parent: `${database}/documents`,
          structuredQuery: { from: [{ collectionId }] },
          limitType: 'FIRST',
        },
        readTime: at,
      },
    },
    { documentMetadata: { name, readTime: at, exists: true, queries: ['all of it'] } },
    { document: { name, createTime: at, updateTime: at, fields } },
  ].map(framed);
  const totalBytes = parts.reduce((sum, part) => sum + part.length, 0);
  const metadata = { id: `bundle-${path}`, createTime: at, version: 1, totalDocuments: 1, totalBytes };
  return framed({ metadata }) + parts.join('');
}

function framed(part: object): string {
  const text = JSON.stringify(part);
  return `${new TextEncoder().encode(text).length}${text}`;
}
