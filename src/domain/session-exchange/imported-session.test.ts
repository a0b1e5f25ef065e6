import { describe, expect, it } from 'vitest';
import { anImportedSession } from '../../../tests/support/builders/imported-session.ts';
import { entriesOfImported, importedSessionSchema, importedVisitId } from './imported-session.ts';

describe('the id of an imported session', () => {
  it('is the same for the same file, another for another establishment, campaign or session', () => {
    const id = importedVisitId('zoo', 'campaign', 'Séance 1/2 🦁');
    expect(id).toBe(importedVisitId('zoo', 'campaign', 'Séance 1/2 🦁'));
    expect(id).toMatch(/^file-[0-9a-f]{32}$/);
    const others = [
      importedVisitId('zoo-2', 'campaign', 'Séance 1/2 🦁'),
      importedVisitId('zoo', 'campaign-2', 'Séance 1/2 🦁'),
      importedVisitId('zoo', 'campaign', 'Séance 1/2 🦊'),
      importedVisitId('zo', 'ocampaign', 'Séance 1/2 🦁'),
    ];
    expect(new Set([id, ...others]).size).toBe(5);
  });
});

describe('entries of an imported session', () => {
  it('have ids that follow from their places, and records the time of their scan', () => {
    const { scans } = anImportedSession();
    const event = { animalId: 'ada', action: 'point' as const, code: 'RES', modifiers: [], atUnix: 7 };
    const entries = entriesOfImported({ scans, events: [event, event] });
    expect(entries.map(({ entryId }) => entryId)).toEqual(['file-scan-1', 'file-focal-1', 'file-focal-2']);
    expect(entries[0]).toMatchObject({ kind: 'scan', records: [{ atUnix: scans[0]?.atUnix }] });
    expect(entries[1]).toMatchObject({ kind: 'focal', undoesId: null, atUnix: 7 });
  });
});

describe('a session that a page sends', () => {
  const takes = (differences: object) =>
    importedSessionSchema.safeParse({ ...anImportedSession(), ...differences }).success;
  const manyEvents = (count: number) =>
    Array.from({ length: count }, () => ({ animalId: 'a', action: 'point', code: 'R', modifiers: [], atUnix: 1 }));
  it('has at most 60 animals, 3,000 events and 1,000 planned scans', () => {
    const animals = (count: number) => Array.from({ length: count }, (_, at) => `animal-${at}`);
    expect([takes({}), takes({ animalIds: animals(60) }), takes({ animalIds: animals(61) })]).toEqual([
      true,
      true,
      false,
    ]);
    expect([takes({ events: manyEvents(3_000) }), takes({ events: manyEvents(3_001) })]).toEqual([true, false]);
    expect([takes({ plannedCount: 1_000 }), takes({ plannedCount: 1_001 })]).toEqual([true, false]);
  });
  it('has at most 30 answers about the context at an instant, each to another question, of at most 2,000 characters', () => {
    const answers = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ questionId: `q${at}`, value: 'x' as string | string[] }));
    const context = (...given: ReturnType<typeof answers>) => takes({ context: [{ answers: given, atUnix: 1 }] });
    expect([context(...answers(30)), context(...answers(31)), context(...answers(1), ...answers(1))]).toEqual([
      ...[true, false, false],
    ]);
    const one = (value: string | string[]) => context({ questionId: 'q', value });
    expect([one('x'.repeat(2_000)), one('x'.repeat(2_001))]).toEqual([true, false]);
    expect([one(['x'.repeat(128)]), one(['x'.repeat(129)])]).toEqual([true, false]);
    expect([one(Array.from({ length: 100 }, () => 'x')), one(Array.from({ length: 101 }, () => 'x'))]).toEqual([
      ...[true, false],
    ]);
  });
  it('has ended, has an id, and nothing that a device alone knows', () => {
    expect([takes({ status: 'running' }), takes({ sessionId: '' }), takes({ secondOf: 'visit' })]).toEqual([
      ...[false, false, false],
    ]);
  });
});
