import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import type { BoundFilter } from './useRecordFilters.tsx';

/** Filters that are set, each a button that takes it back. */
export function FilterChips({ bound }: { readonly bound: readonly BoundFilter[] }) {
  const { t } = useTranslation('lists');
  const kept = useFocusKept<HTMLDivElement>();
  return (
    <Group ref={kept} tabIndex={-1} gap="xs">
      {bound.map(({ name, label, valueText, remove }) => (
        <Button
          key={name}
          variant="light"
          size="sm"
          mih={44}
          radius="xl"
          rightSection={<IconX size={16} aria-hidden />}
          aria-label={t('bar.remove', { name: valueText === '' ? label : `${label} : ${valueText}` })}
          onClick={remove}
        >
          {valueText === '' ? label : `${label} : ${valueText}`}
        </Button>
      ))}
    </Group>
  );
}
