import { Paper, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

/**
 * One figure with its name and a link to the records it counts. Undefined while it is counted, null when it cannot be
 * known.
 */
export function FigureLink({
  to,
  label,
  value,
  shownAs,
  unknownLabel,
  isAlarming = false,
  note,
}: {
  readonly to: string;
  readonly label: string;
  readonly value: number | null | undefined;
  /** the figure as it is written */
  readonly shownAs: (value: number) => string;
  /** why it cannot be known */
  readonly unknownLabel: string;
  /** whether a figure above zero is bad news */
  readonly isAlarming?: boolean;
  /** stands below the figure once it is known */
  readonly note?: string;
}) {
  const below = value === null ? unknownLabel : note;
  const isBad = isAlarming && typeof value === 'number' && value > 0;
  return (
    <Paper component={Link} to={to} withBorder p="md" radius="md" td="none" c="inherit">
      <Text fz="sm" c="dimmed">
        {label}
      </Text>
      {value === undefined ? (
        // As tall as a figure: the row below must not move when it arrives.
        <Skeleton height={33} width={56} mt={6} />
      ) : (
        <Text fz={30} lh={1.3} fw={700} {...(isBad ? { c: 'var(--mantine-color-error)' } : {})}>
          {value === null ? '–' : shownAs(value)}
        </Text>
      )}
      {value !== undefined && below !== undefined && (
        <Text fz="sm" c="dimmed">
          {below}
        </Text>
      )}
    </Paper>
  );
}
