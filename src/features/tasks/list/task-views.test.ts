import { describe, expect, it } from 'vitest';
import { TASK_FILTERS } from './task-filters.ts';
import { MAX_VIEWS, type TaskView, withView } from './task-views.ts';

const NO_FILTERS = TASK_FILTERS.none;
const view = (name: string): TaskView => ({ name, filters: { ...NO_FILTERS, status: 'done' } });

describe('the views of the task list', () => {
  it('keep one view for each name: a second one replaces it', () => {
    const views = withView([view('Soir')], { name: ' Soir ', filters: NO_FILTERS });
    expect(views).toEqual([{ name: 'Soir', filters: NO_FILTERS }]);
  });
  it('need a name', () => {
    expect(withView([], view('  '))).toEqual([]);
  });
  it('are twenty at most', () => {
    const full = Array.from({ length: MAX_VIEWS }, (_unused, at) => view(`vue ${at}`));
    expect(withView(full.slice(1), view('une de plus'))).toHaveLength(MAX_VIEWS);
    expect(withView(full, view('une de plus'))).toBe(full);
    expect(withView(full, view('vue 3'))).toHaveLength(MAX_VIEWS);
  });
});
