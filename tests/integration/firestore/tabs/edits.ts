/** Edits that a tab makes while offline, and the state they lead to. */
import type { Data } from '../behaviours/values.ts';
import type { Dice } from '../dice.ts';

/** Documents of one tab alone are edited in any way; shared ones only so that the order of tabs does not matter. */
export type Edit =
  | { readonly kind: 'set' | 'merge' | 'update' | 'union' | 'without'; readonly doc: string; readonly id: number }
  | { readonly kind: 'count'; readonly doc: string; readonly id: number; readonly by: number }
  | { readonly kind: 'delete'; readonly doc: string; readonly id: number }
  | { readonly kind: 'shared'; readonly doc: string; readonly id: number }
  | { readonly kind: 'batch'; readonly doc: string; readonly shared: string; readonly id: number };

export type State = Record<string, Data>;

/** Returns the state after an edit; a missing document is never updated. */
export function applied(state: State, edit: Edit): State {
  const before = state[edit.doc] ?? {};
  const list = (before['list'] ?? []) as number[];
  const put = (data: Data): State => ({ ...state, [edit.doc]: data });
  switch (edit.kind) {
    case 'set':
      return put({ v: edit.id });
    case 'merge':
      return put({ ...before, m: { ...(before['m'] as Data | undefined), [`k${edit.id % 3}`]: edit.id } });
    case 'update':
      return put({ ...before, v: edit.id, m: { ...(before['m'] as Data | undefined), x: edit.id } });
    case 'union':
      return put({ ...before, list: list.includes(edit.id % 5) ? list : [...list, edit.id % 5] });
    case 'without':
      return put({ ...before, list: list.filter((item) => item !== edit.id % 5) });
    case 'count':
      return put({ ...before, n: ((before['n'] ?? 0) as number) + edit.by });
    case 'delete':
      return Object.fromEntries(Object.entries(state).filter(([path]) => path !== edit.doc));
    case 'shared':
      return counted(state, edit.doc, edit.id);
    case 'batch':
      return counted(put({ v: edit.id }), edit.shared, edit.id);
  }
}

function counted(state: State, path: string, id: number): State {
  const { n = 0, ids = [] } = state[path] ?? {};
  return { ...state, [path]: { n: (n as number) + 1, ids: [...(ids as number[]), id] } };
}

/** Edits of one tab, numbered from `first`; each is possible after the ones before it. */
export function rollEdits(roll: Dice, tab: string, first: number, count: number): Edit[] {
  const edits: Edit[] = [];
  let state: State = {};
  for (let id = first; id < first + count; id += 1) {
    const edit = rollEdit(roll, `own/${tab}-${roll(5)}`, `shared/s${roll(3)}`, id, state);
    edits.push(edit);
    state = applied(state, edit);
  }
  return edits;
}

function rollEdit(roll: Dice, doc: string, shared: string, id: number, state: State): Edit {
  switch (roll(11)) {
    case 0:
      return { kind: 'set', doc, id };
    case 1:
      return { kind: 'delete', doc, id };
    case 2:
      return { kind: 'count', doc, id, by: roll(7) - 2 };
    case 3:
    case 4:
      return { kind: 'shared', doc: shared, id };
    case 5:
      return { kind: 'batch', doc, shared, id };
    case 6:
      return { kind: 'union', doc, id };
    case 7:
      return { kind: 'without', doc, id };
    case 8:
      return { kind: 'merge', doc, id };
    default:
      return state[doc] === undefined ? { kind: 'merge', doc, id } : { kind: 'update', doc, id };
  }
}
