import { ActionIcon, Button, Group, Menu, Progress, Text } from '@mantine/core';
import { IconDots, IconX } from '@tabler/icons-react';
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
  const apart = actions.filter(({ isApart }) => isApart === true);
  const direct = actions.filter(({ isApart }) => isApart !== true);
  return (
    <Group role="group" aria-label={texts.bulkLabel} className={classes['bar'] ?? ''} gap="xs">
      <Group gap={4} wrap="nowrap">
        {running === null && (
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={texts.clearSelection}
            title={texts.clearSelection}
            onClick={onClear}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
        <Text fw={600} role="status">
          {texts.selected(rows.length)}
        </Text>
      </Group>
      {running === null ? (
        <>
          {direct.map((action) => (
            <ActionButton key={action.id} action={action} rows={rows} onStart={start} />
          ))}
          {apart.length > 0 && (
            <Menu position="bottom-end" portalProps={{ target: 'main' }} withInitialFocusPlaceholder={false}>
              <Menu.Target>
                <Button variant="default" px="sm" leftSection={<IconDots size={18} aria-hidden />}>
                  {texts.otherActions}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {apart.map((action) => (
                  <ActionItem key={action.id} action={action} rows={rows} onStart={start} />
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
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

type ActionProps<Row> = {
  readonly action: BulkAction<Row>;
  readonly rows: readonly Row[];
  readonly onStart: (action: BulkAction<Row>) => void;
};

/** Returns the attributes that a button and an entry of the menu share. */
function attributesOf<Row>({ action, rows, onStart }: ActionProps<Row>) {
  const { color, icon: Icon, refusal } = action;
  const refused = refusal?.(rows) ?? null;
  return {
    ...(color === undefined ? {} : { color }),
    leftSection: Icon === undefined ? null : <Icon size={18} aria-hidden />,
    disabled: refused !== null,
    ...(refused === null ? {} : { title: refused }),
    onClick: () => onStart(action),
  };
}

function ActionButton<Row>(props: ActionProps<Row>) {
  return (
    <Button variant="light" px="sm" {...attributesOf(props)}>
      {props.action.label}
    </Button>
  );
}

function ActionItem<Row>(props: ActionProps<Row>) {
  return <Menu.Item {...attributesOf(props)}>{props.action.label}</Menu.Item>;
}
