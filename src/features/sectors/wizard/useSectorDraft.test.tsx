import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { NOBODY } from '../sector-team.ts';
import { useSectorDraft } from './useSectorDraft.ts';

const open = () => renderHook(() => useSectorDraft('park')).result;
const fields = { sectorName: '', sectorColor: '#4e73df' };

beforeEach(() => sessionStorage.clear());

it('a new sector whose name was taken back is nothing to be asked about, also after a reload', () => {
  const draft = open();
  act(() => draft.current.change({ fields: { ...fields, sectorName: 'Marais' } }));
  expect(open().current).toMatchObject({ isStarted: true, draft: { fields: { sectorName: 'Marais' } } });
  act(() => draft.current.change({ fields }));
  expect([draft.current.isStarted, open().current.isStarted]).toEqual([false, false]);
});

it('a colour or a keeper that was chosen would be missed', () => {
  const draft = open();
  act(() => draft.current.change({ fields: { ...fields, sectorColor: '#b5442e' } }));
  expect(draft.current.isStarted).toBe(true);
  act(() => draft.current.change({ fields, team: { ...NOBODY, sectorKeeper: ['ana'] } }));
  expect(draft.current.isStarted).toBe(true);
});
