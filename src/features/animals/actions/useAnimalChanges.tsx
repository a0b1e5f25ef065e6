import { IconArrowMerge, IconShare } from '@tabler/icons-react';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SHARES_A_CALL } from '#domain/callables/animal-shares.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { lazyForm } from '#kit/form/lazy-form.ts';
import { useActor } from '#state/session/use-session.ts';
import type { BulkAction } from '#ui/table/full/bulk-action.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { ANIMAL_CHANGES, type AskedChange } from './animal-change.ts';
import { CHANGE_ICONS } from './change-icons.ts';
import { mayMerge } from './may-merge.ts';
import { mayPropose } from './may-propose.ts';
import { offeredChanges } from './offered-changes.ts';

const AnimalDialog = lazyForm(async () => {
  const [dialog] = await Promise.all([import('./AnimalDialog.tsx'), loadNamespaces(['sharing'])]);
  return dialog.AnimalDialog;
});

type Asked = {
  readonly change: AskedChange;
  readonly rows: readonly AnimalRow[];
  readonly resolve: (isDone: boolean) => void;
};

/**
 * Returns a function that opens the form of a change, the form itself for the page, and the changes of many animals at
 * once for a list: a change that is impossible or forbidden for some of the selected animals says so.
 */
export function useAnimalChanges() {
  const { t } = useTranslation('animals');
  const actor = useActor();
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useCallback(
    (change: AskedChange, rows: readonly AnimalRow[]) =>
      new Promise<boolean>((resolve) => {
        setAsked({ change, rows, resolve });
      }),
    [],
  );
  const bulkActions = useMemo<readonly BulkAction<AnimalRow>[]>(
    () => [
      ...ANIMAL_CHANGES.map((change) => ({
        id: change,
        label: t(`values.change.${change}`),
        icon: CHANGE_ICONS[change],
        ...(change === 'death' ? { color: 'red' } : {}),
        isApart: change === 'departure' || change === 'death',
        refusal: (rows: readonly AnimalRow[]) => {
          const without = rows.filter((row) => !offeredChanges(actor, row).includes(change)).length;
          return without === 0 ? null : t('change.refused', { count: without });
        },
        run: (rows: readonly AnimalRow[]) => open(change, rows),
      })),
      {
        id: 'share',
        label: t('shares.propose'),
        icon: IconShare,
        isApart: true,
        refusal: (rows) => {
          if (rows.length > MAX_SHARES_A_CALL) return t('shares.tooMany', { max: MAX_SHARES_A_CALL });
          return mayPropose(actor, rows) ? null : t('shares.refused');
        },
        run: (rows) => open('share', rows),
      },
      {
        id: 'merge',
        label: t('merge.submit'),
        icon: IconArrowMerge,
        isApart: true,
        refusal: (rows) => (mayMerge(actor, rows) ? null : t('merge.refused')),
        run: (rows) => open('merge', rows),
      },
    ],
    [t, actor, open],
  );
  const dialog: ReactNode = asked !== null && (
    <Suspense fallback={null}>
      <AnimalDialog
        change={asked.change}
        rows={asked.rows}
        onClose={(isDone) => {
          asked.resolve(isDone);
          setAsked(null);
        }}
      />
    </Suspense>
  );
  return { open, dialog, bulkActions };
}
