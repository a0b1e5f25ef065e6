import { Button } from '@mantine/core';
import { IconCheck, IconCircleOff, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareListName } from '#data/animal-shares/share-list.ts';
import { SHARE_STEPS, type ShareStep } from '#domain/animal-shares/share-transition.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useActor } from '#state/session/use-session.ts';
import { compareIn } from '#ui/table/columns.ts';
import type { BulkAction } from '#ui/table/full/bulk-action.ts';
import { mayChangeAnimal } from '../actions/animal-rights.ts';
import { Proposals } from './Proposals.tsx';
import { SHARE_FILTERS } from './share-filters.ts';
import type { ShareRow } from './share-row.ts';
import { useShareColumns } from './useShareColumns.tsx';
import { useShareRows } from './useShareRows.ts';
import { type ShareSteps, useShareSteps } from './useShareSteps.tsx';
import { useShareWords } from './useShareWords.ts';

const STEP_ICONS = { accept: IconCheck, decline: IconX, end: IconCircleOff } as const satisfies Record<
  ShareStep,
  unknown
>;
const idOf = (row: ShareRow) => row.shareId;
const nameOfRow = (row: ShareRow) => row.name;

/** The animals that others share with the establishment, or those that it shares, with the steps of its admins. */
export function SharesPanel({ list }: { readonly list: ShareListName }) {
  const { t } = useTranslation(['sharing', 'animals', 'words']);
  const language = useLanguage();
  const actor = useActor();
  const source = useShareRows(list);
  const columns = useShareColumns(list);
  const steps = useShareSteps();
  const { nameOf } = useShareWords();
  const { rows } = source;
  const others = useMemo(() => {
    const names = new Map((rows ?? []).map(({ other }) => [other.zooId, nameOf(other.name)]));
    const compare = compareIn(language);
    return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => compare(a.label, b.label));
  }, [rows, nameOf, language]);
  const filters = useRecordFilters(SHARE_FILTERS, {
    search: { label: t('sharing:filters.search') },
    state: { label: t('words:status'), nameOf: (state) => t(`sharing:values.stateFilter.${state}`), width: 200 },
    otherId: { label: t('sharing:partner.label'), choices: others, width: 240 },
  });
  const found = useFoundRows(SHARE_FILTERS, filters.filters, rows);
  const mayShare = mayChangeAnimal(actor, 'animal.share', null);
  const label = t(`sharing:values.list.${list}`);
  return (
    <>
      {steps.dialog}
      {list === 'received' && <Proposals rows={rows ?? []} steps={steps} />}
      <RecordList
        source={source}
        found={found}
        filters={filters}
        filtersLabel={t('sharing:filters.label')}
        summary={t('words:animalCount', { count: found.length })}
        failed="share/load-failed"
        empty={{ title: t(`sharing:values.none.${list}`), message: t(`sharing:values.noneText.${list}`) }}
        hidden={{ title: t('sharing:noneOpen'), message: t('sharing:noneOpenText') }}
        label={label}
        listKey={`shares-${list}`}
        columns={columns}
        rowId={idOf}
        rowName={nameOfRow}
        hasTallRows
        {...(mayShare
          ? {
              bulkActions: bulkActionsOf(list, steps, (step) => t(`sharing:values.step.${step}`)),
              actionsLabel: t('words:actions'),
              rowActions: (row: ShareRow) => <EndButton row={row} steps={steps} />,
            }
          : {})}
      />
    </>
  );
}

/** The end of one share, or of a proposal to another establishment; a proposal is answered in its card, or for several at once. */
function EndButton({ row, steps }: { readonly row: ShareRow; readonly steps: ShareSteps }) {
  const { t } = useTranslation('sharing');
  if (!row.steps.includes('end')) return null;
  const step = t(`values.step.${row.share.state === 'proposed' ? 'withdraw' : 'end'}`);
  return (
    <Button
      size="sm"
      variant="subtle"
      color="red"
      aria-label={t('stepOf', { step, name: row.name })}
      onClick={() => void steps.take('end', [row])}
    >
      {step}
    </Button>
  );
}

function bulkActionsOf(
  list: ShareListName,
  steps: ShareSteps,
  labelOf: (step: ShareStep) => string,
): readonly BulkAction<ShareRow>[] {
  return SHARE_STEPS.filter((step) => list === 'received' || step === 'end').map((step) => ({
    id: step,
    label: labelOf(step),
    icon: STEP_ICONS[step],
    refusal: (rows) => steps.refusalOf(step, rows),
    run: (rows) => steps.take(step, rows),
  }));
}
