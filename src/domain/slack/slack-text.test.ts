import { describe, expect, it } from 'vitest';
import { slackFacts } from '../../../tests/support/builders/slack-message.ts';
import {
  escapedForSlack,
  MAX_SLACK_NAMED,
  MAX_SLACK_TEXT,
  slackTestText,
  slackText,
  type SlackTongue,
} from './slack-text.ts';

const TONGUE: SlackTongue = {
  language: 'fr',
  appUrl: 'https://enclos.example',
  words: {
    task: 'Tâche : {{title}}',
    information: 'Information : {{title}}',
    announcement: 'Annonce : {{title}}',
    places: 'Lieu : {{names}}',
    animals: 'Animaux : {{names}}',
    people: 'Pour : {{names}}',
    due: 'Échéance : {{time}}',
    more: 'Autres : {{count}}',
    open: 'Ouvrir',
    test: 'Essai de {{zooName}}',
  },
};
const BARE = { places: '', animals: '', people: '', dueAtUnix: null };
const text = (...messages: Parameters<typeof slackFacts>[0][]) => slackText(messages.map(slackFacts), TONGUE);

describe('the text of one message', () => {
  it('has a line for title, places, animals, people, due time of Paris and link', () => {
    expect(text({})).toBe(
      'Tâche : Nourrir les zèbres\nLieu : Savane\nAnimaux : Zoé, Zara\nPour : Ana Keller\n' +
        'Échéance : 15/07/2026 18:00\n<https://enclos.example/TaskManagementView?id=task-1|Ouvrir>',
    );
  });
  it('leaves out what there is not, and the link of an app without an address', () => {
    expect(slackText([slackFacts(BARE)], { ...TONGUE, appUrl: null })).toBe('Tâche : Nourrir les zèbres');
  });
  it('has the excerpt of an information on one line', () => {
    expect(text({ ...BARE, kind: 'information', excerpt: 'Le pont\nest fermé.' })).toBe(
      'Information : Nourrir les zèbres\nLe pont est fermé.\n' +
        '<https://enclos.example/TaskManagementView?tab=information&information=task-1|Ouvrir>',
    );
  });
  it('leads to the dashboard for an announcement', () => {
    expect(text({ ...BARE, kind: 'announcement' })).toContain('<https://enclos.example/Dashboard|Ouvrir>');
  });
  it('lets no value mention people, make a link or begin a line', () => {
    const hostile = '<!channel> <@U1> <https://evil.example|here>\n*& @everyone*';
    const said = text({ title: hostile, places: hostile, animals: hostile, people: hostile, excerpt: hostile });
    const withoutLink = said.split('\n').slice(0, -1);
    expect(withoutLink).toHaveLength(6);
    expect(withoutLink.join('')).not.toMatch(/[<>]/);
    expect(said).toContain('&lt;!channel&gt;');
  });
  it('lets no id of a task leave the link', () => {
    expect(text({ ...BARE, subjectId: 'a|b>c' })).toContain('id=a%7Cb%3Ec|Ouvrir>');
  });
  it.each([
    [150, 'x'.repeat(150)],
    [151, `${'x'.repeat(149)}…`],
  ])('keeps 150 characters of a title of %i', (length, expected) => {
    expect(text({ title: 'x'.repeat(length) }).split('\n')[0]).toBe(`Tâche : ${expected}`);
  });
  it.each([
    ['places', 80, 'Lieu : '],
    ['animals', 120, 'Animaux : '],
    ['people', 120, 'Pour : '],
    ['excerpt', 300, ''],
  ])('keeps of %s the first %i characters', (part, longest, before) => {
    const kept = (length: number) =>
      text({ ...BARE, kind: 'information', [part]: 'x'.repeat(length) })
        .split('\n')
        .at(1);
    expect(kept(longest)).toBe(before + 'x'.repeat(longest));
    expect(kept(longest + 1)).toBe(`${before}${'x'.repeat(longest - 1)}…`);
  });
  it('cuts no emoji in two', () => {
    expect(text({ title: '🦁'.repeat(151) })).toContain(`${'🦁'.repeat(149)}…`);
  });
  it('has a link of 300 characters, and none of 301', () => {
    const said = (length: number) => text({ ...BARE, subjectId: 'x'.repeat(length) });
    const others = said(1).split('\n').at(-1)?.length ?? 0;
    const longest = 300 - (others - 1);
    expect([said(longest).includes('|Ouvrir>'), said(longest + 1)]).toEqual([true, 'Tâche : Nourrir les zèbres']);
  });
});

describe('the text of several messages', () => {
  const numbered = (count: number) =>
    Array.from({ length: count }, (_unused, at) => ({ ...BARE, title: `N${at + 1}` }));
  it('has one line for each', () => {
    expect(text(BARE, {}).split('\n')).toEqual([
      '• Tâche : Nourrir les zèbres · <https://enclos.example/TaskManagementView?id=task-1|Ouvrir>',
      '• Tâche : Nourrir les zèbres · Lieu : Savane · Animaux : Zoé, Zara · Pour : Ana Keller · Échéance : 15/07/2026 18:00 · <https://enclos.example/TaskManagementView?id=task-1|Ouvrir>',
    ]);
  });
  it('names ten, and counts the others', () => {
    expect(text(...numbered(MAX_SLACK_NAMED)).split('\n')).toHaveLength(MAX_SLACK_NAMED);
    const lines = text(...numbered(MAX_SLACK_NAMED + 1)).split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([MAX_SLACK_NAMED + 1, 'Autres : 1']);
  });
  it('stays short when every value is as long as can be and of characters that are escaped', () => {
    const long = '&'.repeat(5_000);
    const longest = { title: long, places: long, animals: long, people: long, excerpt: long };
    const said = text(...Array.from({ length: 400 }, () => longest));
    expect(said.length).toBeLessThan(MAX_SLACK_TEXT + 50);
    expect(said).toMatch(/Autres : 399$/);
    expect(text(longest).length).toBeLessThan(MAX_SLACK_TEXT);
  });
  it('names a message that ends at the limit, and none that ends one character later', () => {
    const wide = {
      title: 'x'.repeat(150),
      places: 'x'.repeat(80),
      animals: 'x'.repeat(120),
      people: 'x'.repeat(120),
      dueAtUnix: null,
    };
    const seven = Array.from({ length: 7 }, () => wide);
    // Each line counts with its line end, so that a text at the limit has one character less.
    const last = (length: number) => text(...seven, { ...wide, title: 'x'.repeat(length) });
    const room = MAX_SLACK_TEXT - 1 - (last(1).length - 1);
    expect(room).toBeGreaterThan(1);
    expect(room).toBeLessThan(150);
    expect([last(room).length, last(room).includes('Autres')]).toEqual([MAX_SLACK_TEXT - 1, false]);
    expect(last(room + 1)).toMatch(/Autres : 1$/);
  });
  it('is empty without messages', () => expect(slackText([], TONGUE)).toBe(''));
});

it('a test message names the establishment', () => {
  expect(slackTestText('Parc <b>', TONGUE)).toBe('Essai de Parc &lt;b&gt;');
});

it('escapes an ampersand once', () => {
  expect(escapedForSlack('a & <b> &lt;')).toBe('a &amp; &lt;b&gt; &amp;lt;');
});
