import { Button, Group, Progress, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { BulkAction } from './bulk-action.ts';
import type { TableTexts } from './table-texts.ts';
import { useBulkRun } from './useBulkRun.ts';
import classes from './BulkBar.module.css';

/** The bar above the list while rows are selected: their number, the actions on them, and the progress. */
export function BulkBar<Row>({
  rows,
  actions,
  texts,
  onClear,
}: {
  /** the selected ones */
  readonly rows: readonly Row[];
  readonly actions: readonly BulkAction<Row>[];
  readonly texts: TableTexts;
  readonly onClear: () => void;
}) {
  const { running, start, stop } = useBulkRun(rows, onClear);
  return (
    <Group role="group" aria-label={texts.bulkLabel} className={classes['bar'] ?? ''} gap="sm">
      <Text fw={600} role="status">
        {texts.selected(rows.length)}
      </Text>
      {running === null ? (
        <>
          {actions.map((action) => {
            const refusal = action.refusal?.(rows) ?? null;
            const Icon = action.icon;
            return (
              <Button
                key={action.id}
                variant="light"
                {...(action.color === undefined ? {} : { color: action.color })}
                leftSection={Icon === undefined ? null : <Icon size={18} aria-hidden />}
                disabled={refusal !== null}
                {...(refusal === null ? {} : { title: refusal })}
                onClick={() => start(action)}
              >
                {action.label}
              </Button>
            );
          })}
          <Button variant="subtle" ms="auto" leftSection={<IconX size={18} aria-hidden />} onClick={onClear}>
            {texts.clearSelection}
          </Button>
        </>
      ) : (
        <>
          <Text>{running.label}</Text>
          <Progress
            flex="1 1 10rem"
            value={(100 * running.done) / Math.max(1, running.total)}
            aria-label={texts.progress(running.done, running.total)}
          />
          <Text fz="sm">{texts.progress(running.done, running.total)}</Text>
          <Button variant="default" onClick={stop}>
            {texts.stop}
          </Button>
        </>
      )}
    </Group>
  );
}
