import { Button } from '@mantine/core';
import { IconCopyCheck } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { twinFinder } from '#domain/animals/probable-twins.ts';
import { lazyForm } from '#kit/form/lazy-form.ts';
import { inSlices } from '#lib/in-slices.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { mayMerge } from '../actions/may-merge.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import type { Twins } from './TwinsDialog.tsx';

/** The list is drawn by then, and nobody has aimed at a row yet: the button may take a line of its own. */
const DRAWN_MS = 300;
const NO_PAIRS: readonly Twins[] = [];
const TwinsDialog = lazyForm(async () => (await import('./TwinsDialog.tsx')).TwinsDialog);

/** Opens the records that are probably of one animal; nothing where there is none that the person may merge. */
export function TwinsButton({
  rows,
  onMerge,
}: {
  readonly rows: readonly AnimalRow[];
  readonly onMerge: (pair: Twins) => Promise<boolean>;
}) {
  const { t } = useTranslation('animals');
  const { number } = useFormat();
  const actor = useActor();
  const [isOpen, setIsOpen] = useState(false);
  const [pairs, setPairs] = useState(NO_PAIRS);
  useEffect(() => {
    const twinOf = twinFinder<AnimalRow['animal']>();
    const rowOf = new Map<AnimalRow['animal'], AnimalRow>();
    const found: Twins[] = [];
    const compare = (row: AnimalRow) => {
      if (row.sharedBy !== null) return;
      rowOf.set(row.animal, row);
      const twins = twinOf(row.animal);
      const first = twins === null ? undefined : rowOf.get(twins[0]);
      if (first !== undefined && mayMerge(actor, [first, row])) found.push([first, row]);
    };
    return inSlices(rows, compare, { afterMs: DRAWN_MS, done: () => setPairs(found) });
  }, [rows, actor]);
  if (pairs.length === 0) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconCopyCheck size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('twins.found', { count: pairs.length, number: number(pairs.length) })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TwinsDialog
            pairs={pairs}
            onCompare={(pair) => {
              setIsOpen(false);
              void onMerge(pair);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
