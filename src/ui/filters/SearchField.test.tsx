import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { SearchField } from './SearchField.tsx';

const DELAY_MS = 150;

/** A list that keeps its search in the address, as the lists of the application do. */
function List() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  return (
    <>
      <SearchField
        label="Rechercher"
        clearLabel="Effacer"
        value={search}
        delayMs={DELAY_MS}
        onSearch={(q) => setParameters(q === '' ? {} : { q }, { replace: true })}
      />
      <output>{search}</output>
      <Link to="/animal?id=nala">Nala</Link>
      <Link to="/list">Tout afficher</Link>
    </>
  );
}

/** The list, and the page of an animal whose code has not been loaded yet. */
function opened() {
  const code = Promise.withResolvers<{ Component: () => string }>();
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/animal', lazy: () => code.promise },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />, { wrapper: MantineProvider });
  const codeComes = () => act(async () => code.resolve({ Component: () => 'La page de Nala' }));
  return { router, codeComes };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Rechercher' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('the list is searched a moment after the last key', async () => {
  const { router } = opened();
  type('gir');
  await pass(DELAY_MS - 1);
  expect(router.state.location.search).toBe('');
  await pass(1);
  expect(router.state.location.search).toBe('?q=gir');
});

it('an animal opened right after a key is opened, however long its page takes to load', async () => {
  const { router, codeComes } = opened();
  type('nal');
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Nala' })));
  await pass(DELAY_MS);
  await codeComes();
  expect(screen.getByText('La page de Nala')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/animal', search: '?id=nala' });
});

it('typed text stays in the field while the address follows', async () => {
  opened();
  type('gir');
  const before: (string | null)[] = [];
  const observer = new MutationObserver((records) => before.push(...records.map(({ oldValue }) => oldValue)));
  observer.observe(field(), { attributeFilter: ['value'], attributeOldValue: true });
  await pass(DELAY_MS + 50);
  observer.disconnect();
  expect(screen.getByRole('status')).toHaveTextContent('gir');
  expect(before).toEqual([]);
});

it('a key while the address still follows the one before is not lost', async () => {
  const { router } = opened();
  type('g');
  await pass(DELAY_MS);
  type('gi');
  expect(field().value).toBe('gi');
  await pass(DELAY_MS);
  expect(field().value).toBe('gi');
  expect(router.state.location.search).toBe('?q=gi');
});

it('a search removed from outside empties the field', async () => {
  opened();
  type('gir');
  await pass(DELAY_MS);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Tout afficher' })));
  expect(field().value).toBe('');
});
