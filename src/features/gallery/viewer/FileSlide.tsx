import { Button, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '#domain/tasks/attachment.ts';
import { useFileAddress } from '../useFileAddress.ts';
import classes from './viewer.module.css';

/** A photo of a task, or a film with the browser's own controls; a film stops when another slide is shown. */
export function FileSlide({
  file,
  name,
  isShown,
}: {
  readonly file: Attachment;
  readonly name: string;
  /** false for the slides beside the shown one */
  readonly isShown: boolean;
}) {
  const { t } = useTranslation(['gallery', 'common']);
  const { address, isFailed, onBroken, retry } = useFileAddress(file);
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isShown) film.current?.pause();
  }, [isShown]);
  if (isFailed)
    return (
      <Stack align="center" role="alert">
        <Text c="white">{t('broken')}</Text>
        <Button variant="default" mih={44} onClick={retry}>
          {t('common:retry')}
        </Button>
      </Stack>
    );
  if (address === null) return <Loader color="gray" role="status" aria-label={t('loading')} />;
  if (file.kind !== 'video') return <img className={classes['media']} src={address} alt={name} onError={onBroken} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a keeper's recording has no captions
    <video
      ref={film}
      className={classes['media']}
      src={address}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      onError={onBroken}
      // The arrow keys seek within the film while it has the focus, and turn no page.
      onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
    />
  );
}
