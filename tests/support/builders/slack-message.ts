import type { SlackFacts } from '../../../src/domain/slack/slack-message.ts';

/** Returns what a message to Slack says of a task, changed by `differences`. */
export function slackFacts(differences: Partial<SlackFacts> = {}): SlackFacts {
  return {
    kind: 'task',
    subjectId: 'task-1',
    title: 'Nourrir les zèbres',
    excerpt: null,
    places: 'Savane',
    animals: 'Zoé, Zara',
    people: 'Ana Keller',
    dueAtUnix: Date.parse('2026-07-15T16:00:00Z'),
    ...differences,
  };
}
