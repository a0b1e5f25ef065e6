import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type OpenScan, stepScan } from '#domain/observation-sessions/scan-recorder.ts';
import { startI18n } from '#i18n/start.ts';
import type { ShownCategory } from '../parts/behaviour-words.ts';
import type { Tap } from '../recorder/recorder-act.ts';
import { OpenScanBoard } from './OpenScanBoard.tsx';

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

/** The cards of animals in which the page changed, by their names. */
function changedCards(changes: readonly MutationRecord[]): string[] {
  const cards = screen.getAllByRole('button', { name: /^animal-/ });
  const isIn = (card: Element) => changes.some(({ target }) => card.contains(target));
  return cards.filter(isIn).map((card) => /^animal-\d+/.exec(card.textContent)?.[0] ?? '');
}

it('a tap changes two of twelve cards: the one that it records, and the next one', async () => {
  await startI18n('fr', ['sessions', 'words']);
  const { container } = render(<Board />, { wrapper: ({ children }) => <MantineProvider>{children}</MantineProvider> });
  const button = await screen.findByRole('button', { name: 'Comportement 3' });
  const observer = new MutationObserver(() => undefined);
  observer.observe(container, { attributes: true, characterData: true, childList: true, subtree: true });
  act(() => button.click());
  expect(changedCards(observer.takeRecords())).toEqual(['animal-1', 'animal-2']);
  expect(screen.getByRole('button', { name: /^animal-1 ?Comportement 3/ })).toBeVisible();
});
