import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { NOBODY } from '../sector-team.ts';
import { useSectorDraft } from './useSectorDraft.ts';

const open = () => renderHook(() => useSectorDraft('park')).result;
const fields = { sectorName: '', sectorColor: '#4e73df' };

beforeEach(() => sessionStorage.clear());

it('asks nothing about a new sector whose name was deleted, also after a reload', () => {
  const draft = open();
  act(() => draft.current.change({ fields: { ...fields, sectorName: 'Marais' } }));
  expect(open().current).toMatchObject({ isStarted: true, draft: { fields: { sectorName: 'Marais' } } });
  act(() => draft.current.change({ fields }));
  expect([draft.current.isStarted, open().current.isStarted]).toEqual([false, false]);
});

it('asks about a sector with a chosen colour or keeper', () => {
  const draft = open();
  act(() => draft.current.change({ fields: { ...fields, sectorColor: '#b5442e' } }));
  expect(draft.current.isStarted).toBe(true);
  act(() => draft.current.change({ fields, team: { ...NOBODY, sectorKeeper: ['ana'] } }));
  expect(draft.current.isStarted).toBe(true);
});
