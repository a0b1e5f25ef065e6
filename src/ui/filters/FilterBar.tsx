import { Button, Group, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconChevronUp, IconFilterOff } from '@tabler/icons-react';
import { Children, type ReactNode, useState } from 'react';
import classes from './FilterBar.module.css';

/**
 * The line above a list: search and filters at the start, the number of remaining rows at the end. A phone shows the
 * first field and a button for the others, so that the list below stays in sight.
 */
export function FilterBar({
  label,
  children,
  summary,
  clearLabel,
  onClear,
  tools,
}: {
  /** name of the group, spoken, and of the button that shows the filters on a phone */
  readonly label: string;
  readonly children: ReactNode;
  /** "12 of 340 tasks", announced when it changes */
  readonly summary?: string;
  readonly clearLabel?: string;
  /** absent when no filter is set */
  readonly onClear?: () => void;
  /** the end of the line */
  readonly tools?: ReactNode;
}) {
  // Filters that the address sets are visible from the start.
  const [isOpen, setIsOpen] = useState(onClear !== undefined);
  const [first, ...others] = Children.toArray(children);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Group
      className={classes['bar'] ?? ''}
      role="search"
      aria-label={label}
      gap="sm"
      mb="md"
      align="center"
      data-folded={!isOpen || undefined}
    >
      {first}
      <Button
        className={classes['fold'] ?? ''}
        variant="default"
        mih={44}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        rightSection={<Chevron size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {others}
      {onClear !== undefined && clearLabel !== undefined && (
        <Button
          className={classes['stays'] ?? ''}
          variant="subtle"
          leftSection={<IconFilterOff size={18} aria-hidden />}
          onClick={onClear}
        >
          {clearLabel}
        </Button>
      )}
      <Text className={`${classes['stays']} ${classes['summary']}`} c="dimmed" fz="sm" aria-live="polite">
        {summary}
      </Text>
      {tools !== undefined && <div className={`${classes['stays']} ${classes['tools']}`}>{tools}</div>}
    </Group>
  );
}
