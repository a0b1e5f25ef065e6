import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Textarea, TextInput } from '@mantine/core';
import { useChangeGroupMutation, useGroupQuery } from '#data/groups/groups.endpoints.ts';
import { appError } from '#domain/errors/app-error.ts';
import { checkGroup, tidyGroup } from '#domain/groups/check-group.ts';
import { type Group, groupSchema } from '#domain/groups/group.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { selectNotices } from '#state/notices/notices.slice.ts';
import { personSignedIn, sessionFound } from '#state/session/session.slice.ts';
import { makeStore } from '#state/store.ts';
import { questionBeforeLeaving } from '#ui/confirm/held-screens.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aGroup } from '../../../tests/support/builders/park.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { FormButtons } from './FormButtons.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useRecordForm } from './useRecordForm.ts';

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
// Drafts stay in the tab: each test has its own.
beforeEach(() => sessionStorage.clear());

const schema = z.pick(groupSchema, { groupName: true, memo: true });

/** A form of a group's name and memo, over the real endpoints. */
function ProbeForm({ group, keepsDraft }: { readonly group: Group; readonly keepsDraft: boolean }) {
  const [change] = useChangeGroupMutation();
  const { groupId } = group;
  const form = useRecordForm({
    ...{ name: 'probe', recordId: groupId, schema, stored: group, operation: 'group.edit', keepsDraft },
    fields: { groupName: { label: 'Nom' }, memo: { label: 'Mémo' } },
    tidy: ({ groupName, memo }) => {
      const tidy = tidyGroup({ ...group, groupName, memo });
      return { groupName: tidy.groupName, memo: tidy.memo };
    },
    check: (fields) => checkGroup({ ...group, ...fields }),
    save: (_fields, difference) => change({ groupId, fields: difference }),
    notice: ({ groupName }) => ({
      kind: 'success',
      messageKey: 'form:values.done.saved',
      params: { name: groupName },
    }),
  });
  return (
    <RecordForm form={form} label="Groupe">
      <TextInput {...form.text('groupName')} />
      <Textarea {...form.text('memo')} />
      <FormButtons form={form} />
    </RecordForm>
  );
}

function Probe({ keepsDraft }: { readonly keepsDraft: boolean }) {
  const { data } = useGroupQuery({ zooId: 'zoo-1', groupId: 'pride' });
  if (data === undefined) return null;
  return (
    <>
      <output>{`${data.groupName}, ${data.memo}.`}</output>
      <ProbeForm group={data} keepsDraft={keepsDraft} />
    </>
  );
}

const STORED = aGroup({ groupName: 'La troupe', memo: '' });

type Opened = { readonly isDemo?: boolean; readonly keepsDraft?: boolean; readonly group?: Group };

async function open({ isDemo = false, keepsDraft = true, group = STORED }: Opened = {}) {
  await startI18n('fr');
  await loadNamespaces(['form', 'errors']);
  const establishment = anEstablishment();
  const fake = fakeRepositories({ establishment, groups: [group] });
  const change = vi.spyOn(fake.fakes.groups, 'change');
  const store = makeStore({ repositories: fake.repositories });
  store.dispatch(personSignedIn('keeper-1'));
  store.dispatch(
    sessionFound({
      status: 'ready',
      ...{ user: aUser({ userRight: 'admin' }), establishment, sectors: [] },
      actor: anActor({ role: 'admin', isDemo }),
    }),
  );
  const { container } = render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Probe keepsDraft={keepsDraft} /> }])} />
      </ThemeProvider>
    </Provider>,
  );
  await screen.findByRole('form', {}, patient);
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...{ store, change, container, field },
    save: () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' })),
    /** somebody else saves the group */
    theirs: async (fields: Partial<Group>) => {
      const next = { ...group, ...fields };
      fake.sources.group.show(next);
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${next.groupName}, ${next.memo}.`));
    },
  };
}

describe('the form of a record', () => {
  it('sends only the fields that were changed, and says that they are saved', async () => {
    const { field, save, change, store } = await open();
    await userEvent.type(field('Mémo'), ' Deux jeunes ');
    await save();
    await waitFor(() =>
      expect(change).toHaveBeenCalledExactlyOnceWith({ groupId: 'pride', fields: { memo: 'Deux jeunes' } }),
    );
    await waitFor(() => expect(selectNotices(store.getState())).toHaveLength(1));
    expect(questionBeforeLeaving()).toBeNull();
  });

  it('shows what was saved until the listener brings it', async () => {
    const { field, save, theirs } = await open();
    await userEvent.type(field('Mémo'), 'Deux jeunes');
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled());
    expect(field('Mémo')).toHaveValue('Deux jeunes');
    await userEvent.type(field('Mémo'), ' lions');
    await theirs({ memo: 'Deux jeunes' });
    expect(field('Mémo')).toHaveValue('Deux jeunes lions');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('points at the first field that is wrong, and forgives it once it is changed', async () => {
    const { field, save, change } = await open();
    await userEvent.clear(field('Nom'));
    await save();
    expect(field('Nom')).toHaveFocus();
    expect(field('Nom')).toHaveAccessibleDescription('Donnez un nom au groupe');
    await userEvent.type(field('Nom'), 'A');
    expect(field('Nom')).not.toHaveAccessibleDescription();
    expect(change).not.toHaveBeenCalled();
  });

  it('keeps what is typed when the server refuses, and says why', async () => {
    const { field, save, change } = await open();
    change.mockResolvedValue(fail(appError('group/save-failed')));
    await userEvent.type(field('Mémo'), 'Deux');
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field('Mémo')).toHaveValue('Deux');
  });

  it('answers at once without a network, and does not wait for the server', async () => {
    const { field, save, change, store } = await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    change.mockReturnValue(new Promise<Result<null>>(() => undefined));
    await userEvent.type(field('Mémo'), 'Deux');
    await save();
    await waitFor(() => expect(selectNotices(store.getState())).toHaveLength(1));
    vi.restoreAllMocks();
  });

  it('sends a change once, however often it is submitted', async () => {
    const { field, save, change } = await open();
    let answer: (result: Result<null>) => void = () => undefined;
    change.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await userEvent.type(field('Mémo'), 'Deux{Control>}');
    await save();
    field('Nom').form?.requestSubmit();
    answer(ok(null));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled());
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('is refused in demonstration mode before anything is typed', async () => {
    const { field, save, change } = await open({ isDemo: true });
    expect(await screen.findByRole('note')).toBeVisible();
    await userEvent.type(field('Mémo'), 'Deux');
    expect(field('Mémo')).toHaveValue('');
    await save();
    expect(change).not.toHaveBeenCalled();
  });

  it('asks before it is left unsaved, and no longer once it is given up', async () => {
    const { field } = await open();
    await userEvent.type(field('Mémo'), 'Deux');
    expect(questionBeforeLeaving()?.title).toMatch(/Quitter sans enregistrer/);
    await userEvent.click(screen.getByRole('button', { name: 'Abandonner les modifications' }));
    expect(field('Mémo')).toHaveValue('');
    expect(questionBeforeLeaving()).toBeNull();
  });
});

describe('the draft of a form', () => {
  it('survives a reload of the tab', async () => {
    const { field } = await open();
    await userEvent.type(field('Mémo'), 'Deux');
    cleanup();
    expect((await open()).field('Mémo')).toHaveValue('Deux');
  });

  it('is not kept of a form that keeps none, which still asks before it is left', async () => {
    const { field } = await open({ keepsDraft: false });
    await userEvent.type(field('Mémo'), 'Deux');
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(questionBeforeLeaving()).not.toBeNull();
    cleanup();
    expect((await open({ keepsDraft: false })).field('Mémo')).toHaveValue('');
  });

  it('is forgotten once it is given up', async () => {
    const { field } = await open();
    await userEvent.type(field('Mémo'), 'Deux');
    await userEvent.click(screen.getByRole('button', { name: 'Abandonner les modifications' }));
    cleanup();
    expect((await open()).field('Mémo')).toHaveValue('');
  });

  it.each(['{', '{"touched":{"memo":7},"base":{"memo":""}}'])('that is damaged is nothing typed: %s', async (kept) => {
    const { field, container } = await open();
    await userEvent.type(field('Mémo'), 'Deux');
    const [key = ''] = Object.keys(sessionStorage);
    expect(key).toMatch(/keeper-1\.zoo-1\.pride$/);
    cleanup();
    container.remove();
    sessionStorage.setItem(key, kept);
    expect((await open()).field('Mémo')).toHaveValue('');
  });

  it('that was typed over an older version collides after the reload', async () => {
    const { field } = await open();
    await userEvent.type(field('Mémo'), 'Deux');
    cleanup();
    await open({ group: { ...STORED, memo: 'Trois' } });
    expect(await screen.findByRole('group', { name: 'Mémo' })).toHaveTextContent('Trois');
  });
});

describe('a record that somebody else changes meanwhile', () => {
  it('shows their change of a field that nobody touched here, and says nothing', async () => {
    const { field, theirs, save, change } = await open();
    await userEvent.type(field('Mémo'), 'Deux');
    await theirs({ groupName: 'Les lions' });
    expect(field('Nom')).toHaveValue('Les lions');
    expect(field('Mémo')).toHaveValue('Deux');
    expect(screen.queryByRole('alert')).toBeNull();
    await save();
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ groupId: 'pride', fields: { memo: 'Deux' } }));
  });

  it('is not saved over before the person has chosen; their own words are kept by the keyboard', async () => {
    const { field, theirs, save, change } = await open();
    await userEvent.type(field('Mémo'), 'Deux');
    await theirs({ memo: 'Trois' });
    const both = screen.getByRole('group', { name: 'Mémo' });
    expect(both).toHaveTextContent('Trois');
    expect(both).toHaveTextContent('Deux');
    await save();
    expect(change).not.toHaveBeenCalled();
    expect(within(both).getByRole('button', { name: /Reprendre sa version.: Mémo/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(field('Mémo')).toHaveFocus();
    expect(field('Mémo')).toHaveValue('Deux');
    expect(screen.queryByRole('alert')).toBeNull();
    await save();
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ groupId: 'pride', fields: { memo: 'Deux' } }));
  });

  it('is taken over field by field, and what is typed in the others stays', async () => {
    const { field, theirs } = await open();
    await userEvent.type(field('Mémo'), 'Deux');
    await userEvent.type(field('Nom'), ' des lions');
    await theirs({ memo: 'Trois', groupName: 'Les fauves' });
    await userEvent.click(screen.getByRole('button', { name: /Reprendre sa version.: Mémo/ }));
    expect(field('Mémo')).toHaveValue('Trois');
    expect(field('Nom')).toHaveValue('La troupe des lions');
    expect(screen.getByRole('button', { name: /Reprendre sa version.: Nom/ })).toHaveFocus();
  });

  it('collides again when the other version changes once more', async () => {
    const { field, theirs } = await open();
    await userEvent.type(field('Mémo'), 'Deux');
    await theirs({ memo: 'Trois' });
    await userEvent.click(screen.getByRole('button', { name: /Garder ma saisie.: Mémo/ }));
    await theirs({ memo: 'Quatre' });
    expect(screen.getByRole('group', { name: 'Mémo' })).toHaveTextContent('Quatre');
  });

  it('shows both versions without a fault of accessibility', async () => {
    const { field, theirs, container } = await open();
    await userEvent.type(field('Mémo'), 'Deux');
    await theirs({ memo: 'Trois' });
    expect(screen.getByRole('group', { name: 'Mémo' })).toBeVisible();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
