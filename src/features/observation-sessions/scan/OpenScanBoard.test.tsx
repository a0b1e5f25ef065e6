import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OpenScan, stepScan } from '#domain/observation-sessions/scan-recorder.ts';
import { startI18n } from '#i18n/start.ts';
import type { ShownCategory } from '../parts/behaviour-words.ts';
import type { Tap } from '../recorder/recorder-act.ts';
import { OpenScanBoard } from './OpenScanBoard.tsx';

const drawn = vi.hoisted(() => ({ cards: 0 }));
// Each card draws one sign of a sex.
vi.mock('#kit/animal/SexSign.tsx', () => ({
  SexSign: () => {
    drawn.cards += 1;
    return null;
  },
}));

const AT = 1_700_000_000_000;
const ids = Array.from({ length: 12 }, (_none, index) => `animal-${index + 1}`);
const animals = ids.map((animalId) => ({ animalId, name: animalId, photoUrl: null, sex: null, speciesId: 'lion' }));
const categories: readonly ShownCategory[] = [
  {
    ...{ categoryId: 'rest', name: 'Repos' },
    behaviours: Array.from({ length: 20 }, (_none, index) => ({
      ...{ code: `B${index}`, name: `Comportement ${index}`, colour: '#3f7aa6', key: '', type: 'state' as const },
      ...{ exclusionGroup: null, modifiers: [] },
    })),
  },
];

function Board() {
  const [open, setOpen] = useState<OpenScan | null>(
    () => stepScan(null, { type: 'startScan', number: 1, animalIds: ids, atUnix: AT }, []).open,
  );
  if (open === null) return null;
  const record = (tap: Tap) =>
    setOpen((before) => stepScan(before, { ...tap, atUnix: AT } as Parameters<typeof stepScan>[1], []).open);
  return (
    <OpenScanBoard
      open={open}
      animals={animals}
      categories={categories}
      surroundings={null}
      isExpert={false}
      act={record}
    />
  );
}

beforeEach(() => {
  drawn.cards = 0;
});

it('a tap draws two of twelve cards: the one that it records, and the next one', async () => {
  await startI18n('fr', ['sessions', 'words']);
  render(<Board />, { wrapper: ({ children }) => <MantineProvider>{children}</MantineProvider> });
  const button = await screen.findByRole('button', { name: 'Comportement 3' });
  drawn.cards = 0;
  act(() => button.click());
  expect(drawn.cards).toBe(2);
  expect(screen.getByRole('button', { name: /^animal-1 ?Comportement 3/ })).toBeVisible();
});
