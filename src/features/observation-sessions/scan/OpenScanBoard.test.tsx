import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type OpenScan, stepScan } from '#domain/observation-sessions/scan-recorder.ts';
import { startI18n } from '#i18n/start.ts';
import type { ShownCategory } from '../parts/behaviour-words.ts';
import type { Tap } from '../recorder/recorder-act.ts';
import { OpenScanBoard } from './OpenScanBoard.tsx';
import type { ScanSurroundings } from './scan-surroundings.ts';

const AT = 1_700_000_000_000;
const ids = Array.from({ length: 12 }, (_none, index) => `animal-${index + 1}`);
const animals = ids.map((animalId) => ({ animalId, name: animalId, photoUrl: null, sex: null, speciesId: 'lion' }));
const KEYS = ['a', 'b'];
const categories: readonly ShownCategory[] = [
  {
    ...{ categoryId: 'rest', name: 'Repos' },
    behaviours: Array.from({ length: 20 }, (_none, index) => ({
      ...{
        code: `B${index}`,
        name: `Comportement ${index}`,
        colour: '#3f7aa6',
        key: KEYS[index] ?? '',
        type: 'state' as const,
      },
      ...{ exclusionGroup: null, modifiers: [] },
    })),
  },
];

function Board({
  surroundings = null,
  isExpert = false,
  onChange,
}: {
  readonly surroundings?: ScanSurroundings | null;
  readonly isExpert?: boolean;
  readonly onChange?: (open: OpenScan | null) => void;
}) {
  const [open, setOpen] = useState<OpenScan | null>(
    () => stepScan(null, { type: 'startScan', number: 1, animalIds: ids, atUnix: AT }, []).open,
  );
  if (open === null) return null;
  const record = (tap: Tap) => {
    const after = stepScan(open, { ...tap, atUnix: AT } as Parameters<typeof stepScan>[1], []).open;
    setOpen(after);
    onChange?.(after);
  };
  return (
    <OpenScanBoard
      open={open}
      animals={animals}
      categories={categories}
      surroundings={surroundings}
      isExpert={isExpert}
      act={record}
    />
  );
}

const inTheme = {
  wrapper: ({ children }: { readonly children: ReactNode }) => <MantineProvider>{children}</MantineProvider>,
};

/** The cards of animals in which the page changed, by their names. */
function changedCards(changes: readonly MutationRecord[]): string[] {
  const cards = screen.getAllByRole('button', { name: /^animal-/ });
  const isIn = (card: Element) => changes.some(({ target }) => card.contains(target));
  return cards.filter(isIn).map((card) => /^animal-\d+/.exec(card.textContent)?.[0] ?? '');
}

it('a tap changes two of twelve cards: the one that it records, and the next one', async () => {
  await startI18n('fr', ['sessions', 'words']);
  const { container } = render(<Board />, inTheme);
  const button = await screen.findByRole('button', { name: 'Comportement 3' });
  const observer = new MutationObserver(() => undefined);
  observer.observe(container, { attributes: true, characterData: true, childList: true, subtree: true });
  act(() => button.click());
  expect(changedCards(observer.takeRecords())).toEqual(['animal-1', 'animal-2']);
  expect(screen.getByRole('button', { name: /^animal-1 ?Comportement 3/ })).toBeVisible();
});

describe('keys in expert mode, where places are asked', () => {
  const places: ScanSurroundings = { areas: [], zones: [] };
  const openBoard = async () => {
    await startI18n('fr', ['sessions', 'words']);
    const scan: { now: OpenScan | null } = { now: null };
    render(<Board surroundings={places} isExpert onChange={(open) => (scan.now = open)} />, inTheme);
    await screen.findByRole('radio', { name: 'Lieu' });
    return () => scan.now?.records.map(({ sighting, code }) => code ?? sighting) ?? [];
  };
  it('record the next animal when somebody types on without a place, and never overwrite the one before', async () => {
    const recorded = await openBoard();
    await userEvent.keyboard('ab0a');
    expect(recorded().slice(0, 5)).toEqual(['B0', 'B1', 'not_visible', 'B0', 'not_done']);
  });
  it('do nothing after the last animal', async () => {
    const recorded = await openBoard();
    await userEvent.keyboard(`${'a'.repeat(12)}b0`);
    expect(recorded()).toEqual(Array.from({ length: 12 }, () => 'B0'));
  });
  it('change the animal that was chosen again', async () => {
    const recorded = await openBoard();
    await userEvent.keyboard('a{ArrowRight}{ArrowLeft}b');
    expect(recorded().slice(0, 2)).toEqual(['B1', 'not_done']);
  });
});
