import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { automationFromDocument, runFromDocument } from './automation.converter.ts';

const RUN = {
  taskId: 't-1',
  templateId: 'template-1',
  zooId: 'zoo-1',
  status: 'MISSED',
  scheduledFor: Timestamp.fromMillis(1_000),
  dueAt: Timestamp.fromMillis(2_000),
  completedAt: null,
};

describe('the automation of a document', () => {
  it('has the fields of the domain and none of Firestore’s', () => {
    const stored = { ...aTaskTemplate(), nextRun: Timestamp.fromMillis(0), lastRun: null };
    expect(automationFromDocument('template-1', stored)).toEqual({ ok: true, value: aTaskTemplate() });
  });
  it('of an older document has no stamps, tags or visibility', () => {
    const { createdAtUnix, updatedAtUnix, activeSinceUnix, nextMakeUnix, tags, visibilityStart, ...older } =
      aTaskTemplate();
    expect([createdAtUnix, updatedAtUnix, nextMakeUnix]).not.toContain(null);
    expect(automationFromDocument('a', older)).toMatchObject({
      ok: true,
      value: { templateId: 'a', createdAtUnix: null, nextMakeUnix: null, activeSinceUnix, tags, visibilityStart },
    });
  });
  it('is an error without a schedule', () => {
    expect(automationFromDocument('a', { ...aTaskTemplate(), schedule: null })).toMatchObject({
      error: { code: 'generic/bad-document', params: { id: 'a', field: 'schedule' } },
    });
  });
});

describe('the run of a document', () => {
  it('reads the timestamps of a document without their twins', () => {
    expect(runFromDocument('r-1', RUN)).toMatchObject({
      ok: true,
      value: { runId: 'r-1', scheduledForUnix: 1_000, dueAtUnix: 2_000, completedAtUnix: null, responsibleIds: [] },
    });
  });
  it('is an error with an unknown state', () => {
    expect(runFromDocument('r-1', { ...RUN, status: 'LOST' })).toMatchObject({
      error: { params: { field: 'status' } },
    });
  });
});
