import { describe, expect, it } from 'vitest';
import { aSchedule, aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { type AutomationStep, automationStep, mayRunNow, suspendedWithoutTarget } from './automation-transition.ts';
import { TEMPLATE_STATUSES, type TaskTemplate } from './task-template.ts';

const at = (iso: string) => Date.parse(iso);
const NOW = at('2025-02-01T12:00:00Z');
const STAMP = { updatedAtUnix: NOW };
const NO_NEXT = { nextRunUnix: null, nextMakeUnix: null };

const step = (name: AutomationStep, differences: Partial<TaskTemplate> = {}) => {
  const result = automationStep(aTaskTemplate(differences), name, NOW, ZONE);
  return result.ok ? result.value : result.error.code;
};

describe('an automation', () => {
  it('is suspended by a person, without a reason of the server’s', () => {
    expect(step('suspend')).toEqual({ ...STAMP, ...NO_NEXT, status: 'suspended', suspendedReason: null });
  });
  it('is suspended by the server when its target is gone', () => {
    expect(suspendedWithoutTarget(aTaskTemplate(), NOW)).toEqual({
      ...STAMP,
      ...NO_NEXT,
      status: 'suspended',
      suspendedReason: 'targetGone',
    });
  });
  it('is suspended by the server after its last change, however far ahead the clock of that change was', () => {
    const ahead = aTaskTemplate({ updatedAtUnix: NOW + 5 });
    expect(suspendedWithoutTarget(ahead, NOW).updatedAtUnix).toBe(NOW + 6);
  });
  it('is resumed from now on, with the first occurrence to come', () => {
    expect(step('resume', { status: 'suspended', suspendedReason: 'targetGone' })).toEqual({
      ...STAMP,
      status: 'active',
      suspendedReason: null,
      activeSinceUnix: NOW,
      nextRunUnix: at('2025-02-02T07:00:00Z'),
      nextMakeUnix: at('2025-02-01T23:00:00Z'),
    });
  });
  it('is not resumed when nothing is to come, or when its rule cannot be read', () => {
    const custom = (rrule: string) => ({
      status: 'suspended' as const,
      schedule: aSchedule({ recurrence: 'CUSTOM', rrule }),
    });
    expect(step('resume', custom('FREQ=DAILY;COUNT=2'))).toBe('automation/nothing-to-come');
    expect(step('resume', custom('every day'))).toBe('task/rrule-invalid');
  });
  it('is switched off in the archives and returns from there paused', () => {
    expect(step('archive')).toEqual({
      ...STAMP,
      ...NO_NEXT,
      status: 'archived',
      suspendedReason: null,
      isActive: false,
      deletedAtUnix: NOW,
    });
    expect(step('restore', { status: 'archived' })).toEqual({
      ...STAMP,
      status: 'suspended',
      isActive: true,
      deletedAtUnix: null,
    });
  });
  it('that leaves out its next occurrence goes on with the one after', () => {
    expect(step('skipNext', { lastRunUnix: at('2025-02-01T07:00:00Z') })).toEqual({
      ...STAMP,
      handledUntilUnix: at('2025-02-02T07:00:00Z'),
      nextRunUnix: at('2025-02-03T07:00:00Z'),
      nextMakeUnix: at('2025-02-02T23:00:00Z'),
    });
  });
  it('that leaves out its next occurrence keeps its last run, which is in the past', () => {
    const lastRunUnix = at('2025-02-01T07:00:00Z');
    const before = aTaskTemplate({ lastRunUnix, handledUntilUnix: lastRunUnix });
    const skipped = automationStep(before, 'skipNext', NOW, ZONE);
    expect(skipped.ok && { ...before, ...skipped.value }.lastRunUnix).toBe(lastRunUnix);
  });
  it('that leaves out its last occurrence has none to come, and then nothing to leave out', () => {
    const schedule = aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=1' });
    expect(step('skipNext', { schedule })).toMatchObject(NO_NEXT);
    expect(step('skipNext', { schedule, lastRunUnix: at('2025-01-15T07:00:00Z') })).toBe('automation/nothing-to-come');
  });
  it.each([
    ['suspend', ['active']],
    ['resume', ['suspended']],
    ['archive', ['active', 'suspended']],
    ['restore', ['archived']],
    ['skipNext', ['active']],
  ] as const)('can %s only from %j', (name, statuses) => {
    const possible = TEMPLATE_STATUSES.filter((status) => step(name, { status }) !== 'automation/step-refused');
    expect(possible).toEqual(statuses);
  });
  it('may be run now unless it is in the archives', () => {
    expect(TEMPLATE_STATUSES.filter((status) => mayRunNow({ status }))).toEqual(['active', 'suspended']);
  });
  it('has stamps that only grow, also when a clock is behind', () => {
    expect(step('suspend', { updatedAtUnix: NOW + 5 })).toMatchObject({ updatedAtUnix: NOW + 6 });
  });
});
