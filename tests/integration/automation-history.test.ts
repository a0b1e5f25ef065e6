import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HistoryRun } from '../../src/data/automations/automation-lists.ts';
import { automationsRepository } from '../../src/data/automations/automations.repository.ts';
import type { Latest } from '../../src/data/live/latest.ts';
import { storedInstant } from '../../src/data/firebase/instants.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { hear } from './support/heard.ts';

const HOUR = 3_600_000;

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await openRules('automation-history');
  await environment.clearFirestore();
  await place(environment, [storedZoo('park'), storedUser('ana', 'park')]);
});
afterAll(() => environment.cleanup());

const run = (templateId: string, index: number) => ({
  path: `taskRuns/${templateId}-${index}`,
  data: {
    ...{ taskId: `${templateId}-${index}`, templateId, zooId: 'park', status: 'DONE', responsibleIds: [] },
    ...storedInstant('scheduledFor', index * HOUR),
    ...storedInstant('dueAt', (index + 1) * HOUR),
    ...storedInstant('completedAt', null),
  },
});
const many = (templateId: string, count: number) => Array.from({ length: count }, (_, index) => run(templateId, index));

/** specification, point 7: "history limit 50" */
it('the history of an automation shows its latest fifty occurrences, and says when there are more', async () => {
  await place(environment, [...many('fifty', 50), ...many('more', 51)]);
  const repository = automationsRepository(as(environment, 'ana'));
  const historyOf = async (templateId: string) => {
    const heard = hear<Latest<HistoryRun>>((watcher) =>
      repository.watchHistory({ zooId: 'park', templateId }, watcher),
    );
    const history = await heard.until(({ items }) => expect(items).toHaveLength(50));
    heard.end();
    return history;
  };
  expect(await historyOf('fifty')).toMatchObject({ hasMore: false });
  const cut = await historyOf('more');
  expect([cut.hasMore, cut.items[0]?.taskId, cut.items.at(-1)?.taskId]).toEqual([true, 'more-50', 'more-1']);
});
