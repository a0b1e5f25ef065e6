import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { useDocumentTitle, useFullscreenElement } from '@mantine/hooks';
import { IconLayoutGrid, IconMaximize, IconMinimize } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { useWakeLock } from '#ui/wake-lock/useWakeLock.ts';
import { WallClock } from './WallClock.tsx';
import classes from './WallDisplay.module.css';
import type { Widget } from './widgets.ts';

/** A widget as large as the screen, with the time; the screen stays awake while it is shown. */
export function WallFrame({ widget, children }: { readonly widget: Widget; readonly children: ReactNode }) {
  const { t } = useTranslation('pages');
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const isAwake = useWakeLock();
  const title = t(`values.widget.${widget}`);
  useDocumentTitle(`${title} · Enclos`);
  const label = fullscreen ? t('wall.leaveFullScreen') : t('wall.fullScreen');
  return (
    <div ref={ref} className={classes['frame']}>
      <header className={classes['head']}>
        <Title order={1} className={classes['title'] ?? ''}>
          {title}
        </Title>
        <WallClock />
        <div className={classes['tools']}>
          {!fullscreen && (
            <Button
              component={Link}
              to="/singleview"
              variant="default"
              leftSection={<IconLayoutGrid size={18} aria-hidden />}
            >
              {t('wall.other')}
            </Button>
          )}
          {document.fullscreenEnabled && (
            <Tooltip label={label}>
              <ActionIcon aria-label={label} onClick={() => void toggle()}>
                {fullscreen ? <IconMinimize size={22} stroke={1.6} /> : <IconMaximize size={22} stroke={1.6} />}
              </ActionIcon>
            </Tooltip>
          )}
        </div>
      </header>
      <div className={classes['body']}>{children}</div>
      {!isAwake && (
        <Text c="dimmed" fz="sm">
          {t('wall.mayDim')}
        </Text>
      )}
    </div>
  );
}
