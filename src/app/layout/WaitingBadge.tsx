import { Badge } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { selectWaitingWrites } from '#state/connection/connection.slice.ts';
import { useAppSelector } from '#state/store.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';

/** The number of changes that wait to be sent; nothing for zero. */
export function WaitingBadge() {
  const { t } = useTranslation('layout');
  const waiting = useAppSelector(selectWaitingWrites);
  const label = t('waiting', { count: waiting });
  return (
    <span role="status">
      {waiting > 0 && (
        <Tooltip label={label}>
          <Badge
            variant="light"
            color="orange"
            size="xl"
            radius="sm"
            tabIndex={0}
            leftSection={<IconCloudUp size={18} aria-hidden />}
            aria-label={label}
          >
            {waiting}
          </Badge>
        </Tooltip>
      )}
    </span>
  );
}
