import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '#ui/filters/FilterBar.module.css';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import type { BoundFilter } from './useRecordFilters.tsx';

/**
 * The filters that are set, each a button that takes it back. A filter that stands in the row, in a list of this width,
 * has no chip (`FilterBar.module.css`).
 */
export function FilterChips({ bound }: { readonly bound: readonly BoundFilter[] }) {
  const { t } = useTranslation('lists');
  const kept = useFocusKept<HTMLDivElement>();
  const inRow = bound.filter(({ isMore, control }) => !isMore && control !== null);
  return (
    <div ref={kept} tabIndex={-1} className={classes['chips']}>
      {bound
        .filter(({ set }) => set > 0)
        .map((filter) => {
          const { name, label, valueText, remove } = filter;
          const place = inRow.indexOf(filter);
          const text = valueText === '' ? label : t('bar.set', { name: label, value: valueText });
          return (
            <Button
              key={name}
              className={classes['chip'] ?? ''}
              {...(place === -1 ? {} : { 'data-place': place })}
              variant="light"
              size="xs"
              radius="xl"
              rightSection={<IconX size={14} aria-hidden />}
              aria-label={t('bar.remove', { name: text })}
              onClick={remove}
            >
              {text}
            </Button>
          );
        })}
    </div>
  );
}
