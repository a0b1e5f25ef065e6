import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

const inMatch = (pattern: string, line: string) => {
  const [, ...lines] = fillPlaceholders(`match /${pattern} {\n${line}`).split('\n');
  return lines.join('\n');
};
const NOTES = 'nutritionNotes/{noteId}';
const TASKS = 'tasks/{taskId}';

describe('a placeholder of the rules', () => {
  it('{{fields}} becomes every stored field of the collection above it, timestamps included', () => {
    expect(inMatch('tasks/{taskId}/notes/{noteId}', '[{{fields}}]')).toBe(
      "['noteId', 'zooId', 'taskId', 'text', 'createdBy', 'createdAtUnix', 'receivedAt', 'createdAt']",
    );
  });

  it('{{count}} becomes the number of stored fields', () => {
    expect(inMatch(NOTES, 'note.size() == {{count}}')).toBe('note.size() == 12');
  });

  it('{{newCount}} counts the fields of a new document', () => {
    const names = inMatch(TASKS, '{{newFields}}').split(',');
    expect(Number(inMatch(TASKS, '{{newCount}}'))).toBe(names.length);
    expect(names.length).toBeLessThan(Number(inMatch(TASKS, '{{count}}')));
  });

  it('{{newFields}} leaves out what a document gets later', () => {
    const fields = inMatch(TASKS, '{{newFields}}');
    expect(fields).toContain("'updatedAt'");
    expect(fields).not.toContain('edited');
  });

  it('{{writable}} becomes the fields that change, with their timestamps', () => {
    expect(inMatch(NOTES, '[{{writable}}]')).toBe("['text', 'updatedBy', 'updatedAtUnix', 'updatedAt']");
  });

  it('{{byProvider}} becomes the fields that only the provider changes', () => {
    expect(inMatch('zoo/{zooId}', '{{byProvider}}')).toBe("'zooTiers', 'type', 'staffAccess'");
  });

  it.each([
    [TASKS, 'task.sendNotification', 'task.sendNotification is bool'],
    [TASKS, 'task.target.level', "task.target.level.matches('SECTOR|ENCLOSURE|ANIMAL')"],
    [
      'enclosures/{enclosureId}/zones/{zoneId}',
      'zone.position',
      'zone.position is int && zone.position >= 0 && zone.position <= 1000',
    ],
    [TASKS, 'task.title', 'isTitle(task.title, 200)'],
    [TASKS, 'task.description', 'isText(task.description, 5000)'],
    [TASKS, 'task.tags', 'isTagList(task.tags, 20)'],
    [NOTES, 'note.sectorId', 'note.sectorId != null && isIdOrNull(note.sectorId)'],
    ['groups/{groupId}', 'group.species', 'isIdList(group.species, 50)'],
    ['zoo/{zooId}', 'zoo.code', 'isTextOrNull(zoo.code, 50)'],
    ['sectors/{sectorId}', 'sector.sectorColor', 'isColor(sector.sectorColor)'],
    ['enclosures/{enclosureId}', 'enclosure.memo', 'isMemo(enclosure.memo)'],
    ['enclosures/{enclosureId}', 'enclosure.indoorArea', 'isMeasureOrNull(enclosure.indoorArea, 10000000)'],
    ['enclosures/{enclosureId}', 'enclosure.enclosureName', 'isPlaceName(enclosure.enclosureName)'],
    [
      'zoo/{zooId}',
      'zoo.languages',
      "zoo.languages.size() >= 1 && zoo.languages.toSet().size() == zoo.languages.size() && zoo.languages.hasOnly(['fr', 'en', 'es', 'de', 'it', 'nl', 'pt'])",
    ],
  ])('of %s {{is %s}} becomes the condition of its schema', (pattern, field, condition) => {
    expect(inMatch(pattern, `{{is ${field}}}`).replaceAll(/\n\s*/g, ' ')).toBe(condition);
  });

  it('{{isOlder …}} becomes the condition with the value of an older document', () => {
    expect(inMatch('groups/{groupId}', '{{isOlder group.species}}')).toBe("isIdList(group.get('species', []), 50)");
    expect(inMatch('zoo/{zooId}', '{{isOlder zoo.code}}')).toBe("isTextOrNull(zoo.get('code', null), 50)");
  });

  it('{{max …}} becomes the limit of a field', () => {
    expect(inMatch(TASKS, '{{max task.target.ids}}')).toBe('200');
  });

  it('{{values …}} becomes the choices of a field', () => {
    expect(inMatch(TASKS, '{{values task.target.level}}')).toBe("'SECTOR', 'ENCLOSURE', 'ANIMAL'");
  });

  it('{{tiers …}} becomes the stored tiers with a feature, the legacy name of one included', () => {
    expect(fillPlaceholders('{{tiers enrichment}}')).toBe("'fullcare', 'research_partner', 'global'");
    expect(fillPlaceholders('{{tiers tasks}}')).toContain("'basic'");
  });

  it('is wrapped at its commas when the line is longer than 120 characters', () => {
    const lines = inMatch(TASKS, '  && task.keys().hasOnly([{{newFields}}])').split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(120);
    expect(lines.slice(1).every((line) => line.startsWith("    '"))).toBe(true);
  });

  it.each([
    ['{{unheardOf}}', TASKS, 'No rules placeholder is called {{unheardOf}}.'],
    ['{{fields}}', 'nowhere/{id}', 'The registry has no schema for "nowhere/{id}".'],
    ['{{is task.unheardOf}}', TASKS, 'The schema says nothing of "task.unheardOf".'],
    ['{{is task.taskId}}', TASKS, 'task.taskId is a field of the kind ownId: say its condition by hand.'],
    [
      '{{is task.takenAtUnix}}',
      TASKS,
      'task.takenAtUnix is a nullable field of the kind instant: say its condition by hand.',
    ],
    ['{{isOlder task.title}}', TASKS, 'No older document lacks "task.title".'],
    ['{{max task.taskType}}', TASKS, 'task.taskType has no limit.'],
    ['{{values task.title}}', TASKS, 'task.title has no choices that are plain words.'],
    ['{{tiers unheardOf}}', TASKS, 'No feature is called "unheardOf".'],
  ])('%s of %s is refused', (line, pattern, message) => {
    expect(() => inMatch(pattern, line)).toThrow(message);
  });
});
