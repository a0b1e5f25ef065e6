import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { RecordPage } from './RecordPage.tsx';
import { type AskedRecord, RecordState } from './RecordState.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { tabAddress } from './tab-address.ts';

beforeAll(async () => {
  await startI18n('en');
  await loadNamespaces(['lists', 'errors', 'words']);
});

function openAt(address: string, element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return router;
}

describe('the page of the record that an address names', () => {
  const page = (
    <RecordPage notFound={<p>Not found</p>} blank={<p>New record</p>}>
      {(id) => <p>{`Record ${id}`}</p>}
    </RecordPage>
  );
  it.each([
    ['/?id=pride', 'Record pride'],
    ['/', 'New record'],
    ['/?id=a%2Fb', 'Not found'],
    ['/?id=..', 'Not found'],
  ])('the address %j shows "%s"', (address, text) => {
    openAt(address, page);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows "not found" for an address without an id where no record can be made', () => {
    openAt('/', <RecordPage notFound={<p>Not found</p>}>{(id) => id}</RecordPage>);
    expect(screen.getByText('Not found')).toBeVisible();
  });
});

describe('the state of a record', () => {
  const show = (asked: Partial<AskedRecord<string>>) => {
    const refetch = vi.fn();
    openAt(
      '/',
      <RecordState
        asked={{ record: undefined, refetch, ...asked }}
        unknown={['group/not-found']}
        notFound={<p>Not found</p>}
      >
        {(record) => <p>{record}</p>}
      </RecordState>,
    );
    return refetch;
  };

  it('is loading until the record comes', () => {
    show({});
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it('shows the record that came', () => {
    show({ record: 'The pride' });
    expect(screen.getByText('The pride')).toBeVisible();
  });

  it('says that the record could not be read, and asks again at a press of the button', async () => {
    const refetch = show({ error: appError('generic/firestore') });
    expect(screen.getByRole('heading', { name: 'This cannot be shown' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([
    ['no record', { record: null }],
    ['a refused read', { error: appError('generic/permission-denied') }],
    ['a refusal that means no record', { error: appError('group/not-found') }],
    [
      'a refused read of a record that was shown',
      { record: 'The pride', error: appError('generic/permission-denied') },
    ],
  ] as const)('shows "not found" for %s', (_case, asked) => {
    show(asked);
    expect(screen.getByText('Not found')).toBeVisible();
    expect(screen.queryByText('The pride')).toBeNull();
  });
});

describe('the tabs of a record', () => {
  const address = tabAddress(['facts', 'animals', 'history']);
  const tab = (label: string) => ({ label, panel: () => <p>{`${label} panel`}</p> });
  const tabs = { facts: tab('Facts'), animals: tab('Animals'), history: tab('History') };
  const openTabs = (at: string) => openAt(at, <RecordTabs address={address} tabs={tabs} />);

  it.each([
    ['/?id=pride', 'Facts'],
    ['/?id=pride&tab=animals', 'Animals'],
    ['/?id=pride&tab=nothing', 'Facts'],
  ])('the address %j shows the panel "%s" alone', (at, name) => {
    openTabs(at);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
    expect(screen.getAllByText(/ panel$/).map(({ textContent }) => textContent)).toEqual([`${name} panel`]);
  });

  it('writes the chosen tab to the address beside the other parameters, and takes out the first one', async () => {
    const router = openTabs('/?id=pride');
    await userEvent.click(screen.getByRole('tab', { name: 'Animals' }));
    expect(router.state.location.search).toBe('?id=pride&tab=animals');
    expect(screen.getByText('Animals panel')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Facts' }));
    expect(router.state.location.search).toBe('?id=pride');
  });

  it('follow the arrow keys; the End key leads to the last one, which Enter opens', async () => {
    const router = openTabs('/?id=pride');
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Facts' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(router.state.location.search).toBe('?id=pride&tab=animals');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'History' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('History panel')).toBeVisible();
  });
});
