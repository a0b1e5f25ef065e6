import { expect, it } from 'vitest';
import { CONTENT } from './content.ts';

it('each kind has its drafts, their versions and the list of an establishment', () => {
  expect(CONTENT.map(({ path }) => path)).toEqual(
    ['ethogram', 'questionnaire', 'profile', 'context'].flatMap((kind) => [
      `${kind}s/{${kind}Id}`,
      `${kind}s/{${kind}Id}/versions/{versionId}`,
      `zoo/{zooId}/${kind}Register/{part}`,
    ]),
  );
});

it('content is read by who may read it, and written by the server', () => {
  const reads = CONTENT.map(({ opens }) => String(opens.get));
  expect(new Set(reads)).toEqual(new Set(['reservedContent.read', 'context.read']));
  for (const { opens } of CONTENT) expect([opens.create, opens.update, opens.delete]).toEqual(Array(3).fill('server'));
});
