import { ActionIcon, Box, Group, Menu, Paper, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconDotsVertical, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { missingLanguages, textIn } from '#domain/content/translated.ts';
import { type Behaviour, NOT_VISIBLE } from '#domain/ethograms/ethogram.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { OrderButtons } from '#ui/order/OrderButtons.tsx';
import classes from './editor.module.css';

/** One behaviour in the editor: its head, by which it is moved and opened, its faults, and its fields while it is open. */
export function BehaviourRow({
  behaviour,
  at,
  count,
  faults,
  others,
  isOpen,
  isReadOnly,
  children,
  onToggle,
  onMove,
  onSplit,
  onMerge,
  onRemove,
}: {
  readonly behaviour: Behaviour;
  readonly at: number;
  readonly count: number;
  /** the faults of its fields, in words */
  readonly faults: readonly string[];
  /** the codes that it can be merged into */
  readonly others: readonly string[];
  readonly isOpen: boolean;
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
  readonly onToggle: () => void;
  /** moves a row from its place to another */
  readonly onMove: (from: number, to: number) => void;
  readonly onSplit: () => void;
  readonly onMerge: (into: string) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation(['ethograms', 'content']);
  const language = useLanguage();
  const { list, number } = useFormat();
  const { code, key, colour, was } = behaviour;
  const name = textIn(behaviour.name, language) || code || t('editor.newBehaviour');
  const missing = missingLanguages(behaviour.name).length + missingLanguages(behaviour.definition).length;
  const isContinued = was.length > 0 && (was.length > 1 || was[0] !== code);
  return (
    <Paper
      component="li"
      withBorder
      className={classes['row']}
      aria-label={name}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const from = Number(event.dataTransfer.getData('text/plain'));
        if (Number.isInteger(from)) onMove(from, at);
      }}
    >
      <Group gap="xs" justify="flex-end">
        {!isReadOnly && (
          <span
            className={classes['grip']}
            draggable
            title={t('content:drag')}
            onDragStart={(event) => event.dataTransfer.setData('text/plain', String(at))}
          >
            <IconGripVertical size={18} aria-hidden />
          </span>
        )}
        <UnstyledButton className={classes['head']} aria-expanded={isOpen} onClick={onToggle}>
          <span className={classes['cap']} style={{ backgroundColor: colour }} aria-hidden>
            {key.toUpperCase()}
          </span>
          <span className={classes['words']}>
            <Text span fw={600}>
              {name}
            </Text>
            <Text span fz="sm" c="dimmed">
              {[code, t(`values.type.${behaviour.type}`), t(`values.valence.${behaviour.valence}`)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {isContinued && (
              <Text span fz="sm" c="dimmed">
                {t('editor.continues', { codes: list(was) })}
              </Text>
            )}
            {missing > 0 && (
              <Text span fz="sm" c="orange">
                {t('editor.missingCount', { number: number(missing) })}
              </Text>
            )}
          </span>
          <IconChevronDown size={18} aria-hidden className={classes['chevron']} data-open={isOpen || undefined} />
        </UnstyledButton>
        {!isReadOnly && (
          <Group gap="xs" wrap="nowrap">
            <OrderButtons
              upLabel={t('content:up', { name })}
              downLabel={t('content:down', { name })}
              at={at}
              count={count}
              onMove={(to) => onMove(at, to)}
            />
            {code !== NOT_VISIBLE && (
              <Menu position="bottom-end" withinPortal>
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('editor.actionsOf', { name })}>
                    <IconDotsVertical size={18} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item onClick={onSplit}>{t('editor.split')}</Menu.Item>
                  <Menu.Item onClick={onRemove}>{t('content:remove', { name })}</Menu.Item>
                  <Menu.Label>{t('editor.mergeInto')}</Menu.Label>
                  <Box mah={240} className={classes['choices']}>
                    {others.map((other) => (
                      <Menu.Item key={other} onClick={() => onMerge(other)}>
                        {other}
                      </Menu.Item>
                    ))}
                  </Box>
                </Menu.Dropdown>
              </Menu>
            )}
          </Group>
        )}
      </Group>
      {!isOpen && faults.length > 0 && (
        <Text fz="sm" c="red" role="alert">
          {faults.join(' ')}
        </Text>
      )}
      {isOpen && <Box pt="sm">{children}</Box>}
    </Paper>
  );
}
