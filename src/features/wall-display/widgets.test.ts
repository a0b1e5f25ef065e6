import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { widgetNamed, WIDGETS, widgetsFor } from './widgets.ts';

describe('the widgets of a wall display', () => {
  it('are all open to a keeper', () => {
    expect(widgetsFor(anActor())).toEqual(WIDGETS);
  });
  it('have no tasks for a pedagogical account', () => {
    expect(widgetsFor(anActor({ role: 'pedagoadmin' }))).toEqual(['announcements']);
  });
  it('are found by their name, whatever its case', () => {
    expect(widgetNamed('TASKSTODAY', anActor())).toBe('tasksToday');
  });
  it.each([null, '', 'weather', '__proto__'])('are not found by %j', (name) => {
    expect(widgetNamed(name, anActor())).toBeNull();
  });
  it('are not found when the person may not read them', () => {
    expect(widgetNamed('myTasks', anActor({ role: 'pedagoadmin' }))).toBeNull();
  });
});
