import { Button, Center, Group, Text, VisuallyHidden } from '@mantine/core';
import { memo, useRef } from 'react';
import type { MoreTexts } from './table-texts.ts';
import { useComesNear } from './useComesNear.ts';
import classes from './MoreRows.module.css';

/** A list read page by page. */
export type More = {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** the last page failed */
  readonly hasFailed?: boolean | undefined;
  readonly onMore: () => void;
};

/** The end of a list read page by page: the next page comes by itself near the end, or by the button. */
export const MoreRows = memo(function MoreRows({
  isLoading,
  hasFailed,
  isSeenAtEnd,
  isAside = false,
  onMore,
  texts,
}: {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** it stands under the last row: once it is visible, the end is near */
  readonly isSeenAtEnd: boolean;
  /** the table has a frame of its own, which asks near its end: the button shows at its focus alone, or after a failure */
  readonly isAside?: boolean;
  readonly onMore: () => void;
  readonly texts: MoreTexts;
}) {
  const place = useRef<HTMLDivElement>(null);
  useComesNear(place, isSeenAtEnd && !isLoading && !hasFailed ? onMore : null);
  return (
    <Center ref={place} mt="md" aria-busy={isLoading} className={isAside && !hasFailed ? (classes['aside'] ?? '') : ''}>
      <Group gap="sm" justify="center">
        {hasFailed && !isLoading && <Text role="alert">{texts.failed}</Text>}
        <Button variant="default" loading={isLoading} onClick={onMore}>
          {hasFailed ? texts.retry : texts.load}
        </Button>
      </Group>
      <VisuallyHidden role="status">{isLoading && texts.loading}</VisuallyHidden>
    </Center>
  );
});
