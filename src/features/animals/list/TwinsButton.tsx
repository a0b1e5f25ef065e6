import { Button } from '@mantine/core';
import { IconCopyCheck } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { probableTwins } from '#domain/animals/probable-twins.ts';
import { lazyForm } from '#kit/form/lazy-form.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { mayMerge } from '../actions/may-merge.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import type { Twins } from './TwinsDialog.tsx';

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
  const pairs = useMemo(() => {
    const rowOf = new Map(rows.map((row) => [row.animal, row]));
    return probableTwins(rows.filter(({ sharedBy }) => sharedBy === null).map(({ animal }) => animal)).flatMap(
      ([one, other]): Twins[] => {
        const [first, second] = [rowOf.get(one), rowOf.get(other)];
        if (first === undefined || second === undefined) return [];
        return mayMerge(actor, [first, second]) ? [[first, second]] : [];
      },
    );
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
