import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

const WIDTHS = ['62%', '48%', '71%', '55%', '66%', '43%', '58%', '50%'];

/** The outline of the content to come, with the attribute `data-coming`. `label` is spoken, never shown. */
export function LoadingState({
  label,
  shape = 'rows',
  count = 6,
}: {
  readonly label: string;
  readonly shape?: 'rows' | 'cards' | 'page';
  readonly count?: number;
}) {
  const items = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status" aria-live="polite" data-coming>
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape === 'page' && (
        <Stack gap="xs" mb="lg" aria-hidden>
          <Skeleton height={28} width="min(18rem, 60%)" />
          <Skeleton height={14} width="min(26rem, 85%)" />
        </Stack>
      )}
      {shape === 'cards' ? (
        <Group gap="md" aria-hidden>
          {items.map((item) => (
            <Skeleton key={item} height={112} flex="1 1 14rem" radius="md" />
          ))}
        </Group>
      ) : (
        <Stack gap="sm" aria-hidden>
          {items.map((item) => (
            <Group key={item} gap="md" wrap="nowrap" h={44}>
              <Skeleton height={28} circle />
              <Skeleton height={14} width={WIDTHS[item % WIDTHS.length]} />
              <Skeleton height={14} width="12%" ms="auto" />
            </Group>
          ))}
        </Stack>
      )}
    </div>
  );
}
