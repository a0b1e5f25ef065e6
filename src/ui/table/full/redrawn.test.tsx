import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Animal, COLUMNS, Herd, herd } from './table-under-test.tsx';

/** A node of React's inner tree, as its developer tools read it. */
type Fiber = {
  readonly tag: number;
  readonly memoizedProps: unknown;
  readonly memoizedState: unknown;
  readonly type: { readonly name?: string; readonly type?: { readonly name?: string } } | string | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: { readonly current: Fiber };
};
/** Components that are functions: plain, with a forwarded ref, memoised. */
const FUNCTIONS = new Set([0, 11, 14, 15]);

/** Names every component drawn in the last commit, because its props or its state changed. */
function drawnIn(fiber: Fiber): string[] {
  const own = FUNCTIONS.has(fiber.tag) && wasDrawn(fiber) ? [nameOf(fiber)] : [];
  // A subtree that React skipped is the same object as before.
  if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return own;
  const children: string[] = [];
  for (let child = fiber.child; child !== null; child = child.sibling) children.push(...drawnIn(child));
  return [...own, ...children];
}

function wasDrawn({ alternate, memoizedProps, memoizedState }: Fiber): boolean {
  return alternate === null || alternate.memoizedProps !== memoizedProps || alternate.memoizedState !== memoizedState;
}

function nameOf({ type }: Fiber): string {
  if (type === null || typeof type === 'string') return '?';
  return type.name ?? type.type?.name ?? '?';
}

function rootOf(container: Element): Fiber {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
  return (container as unknown as Record<string, Fiber>)[key]?.stateNode.current as Fiber;
}

const columns = COLUMNS.map((column) => ({ ...column, isTitle: false }));
const before = herd(10_000);
const after = before.map((animal): Animal => (animal.id === 'a3' ? { ...animal, sector: 'aviary' } : animal));

/** The page with the list; the button changes one animal. */
function Page() {
  const [rows, setRows] = useState(before);
  return (
    <>
      <button type="button" onClick={() => setRows(after)}>
        Renommer
      </button>
      <Herd rows={rows} columns={columns} />
    </>
  );
}

/** Returns the names of the components that are drawn when somebody presses a button. */
function drawnAt(press: () => HTMLElement): readonly string[] {
  let root: Element | null = null;
  const drawn: string[] = [];
  const { container } = render(
    <MantineProvider>
      <MemoryRouter>
        <Profiler id="list" onRender={() => drawn.push(...(root === null ? [] : drawnIn(rootOf(root))))}>
          <Page />
        </Profiler>
      </MemoryRouter>
    </MantineProvider>,
  );
  root = container;
  fireEvent.click(press());
  return drawn;
}

it('a changed animal among 10,000 draws the list, its rows and the one row, and nothing else', () => {
  const drawn = drawnAt(() => screen.getByRole('button', { name: 'Renommer' }));
  expect(document.querySelector('tbody tr[data-index="2"]')?.textContent).toContain('aviary');
  // The page itself is the caller of the list; TanStack's own state may draw it once more.
  expect([...new Set(drawn)]).toEqual(['Page', 'Herd', 'VirtualRowTable', 'TableRowOf']);
  expect(drawn.filter((name) => name === 'TableRowOf')).toHaveLength(1);
});

it('a sort draws the head that was pressed anew, and no other', () => {
  const drawn = drawnAt(() => within(screen.getByRole('columnheader', { name: 'Nom' })).getByRole('button'));
  expect(screen.getByRole('columnheader', { name: 'Nom' })).toHaveAttribute('aria-sort', 'ascending');
  expect(drawn.filter((name) => name === 'HeadCellOf')).toHaveLength(1);
});
