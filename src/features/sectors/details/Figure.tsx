import { Paper, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormat } from '#i18n/useFormat.ts';

/** One figure of a sector with its name; it opens what it counts. Undefined while it loads. */
export function Figure({
  to,
  label,
  value,
  isAlarming = false,
}: {
  readonly to: string;
  readonly label: string;
  readonly value: number | undefined;
  /** whether more than none is bad news */
  readonly isAlarming?: boolean;
}) {
  const { number } = useFormat();
  return (
    <Paper component={Link} to={to} withBorder p="md" radius="md" td="none" c="inherit">
      <Text fz="sm" c="dimmed">
        {label}
      </Text>
      {value === undefined ? (
        <Skeleton height={30} width={56} mt={6} />
      ) : (
        <Text fz={30} lh={1.3} fw={700} {...(isAlarming && value > 0 ? { c: 'var(--mantine-color-error)' } : {})}>
          {number(value)}
        </Text>
      )}
    </Paper>
  );
}
