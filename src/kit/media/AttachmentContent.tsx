import { Button, Group, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskFileAddressQuery } from '#data/tasks/task-files.endpoints.ts';
import type { Attachment } from '#domain/tasks/attachment.ts';
import classes from './attachment.module.css';

const PhotoViewer = lazy(async () => ({ default: (await import('./PhotoViewer.tsx')).PhotoViewer }));

type Shown = { readonly attachment: Attachment; readonly name: string };

/**
 * A photo that opens large, or a video or a sound with its controls. While its address is being read a placeholder
 * stands there; without an address, a message and a button to retry.
 */
export function AttachmentContent({ attachment, name }: Shown) {
  const { t } = useTranslation(['task-files', 'common']);
  const { data: address, error, refetch } = useTaskFileAddressQuery(attachment.path);
  const [isBroken, setIsBroken] = useState(false);
  if (address !== undefined && !isBroken)
    return <Content attachment={attachment} name={name} address={address} onBroken={() => setIsBroken(true)} />;
  if (error === undefined && !isBroken) return <Skeleton h={72} role="status" aria-label={t('loading')} />;
  const tryAgain = () => {
    setIsBroken(false);
    void refetch();
  };
  return (
    <Group gap="sm">
      <Text fz="sm" c="dimmed">
        {t('unshown')}
      </Text>
      <Button variant="default" mih={44} onClick={tryAgain}>
        {t('common:retry')}
      </Button>
    </Group>
  );
}

function Content({
  attachment,
  name,
  address,
  onBroken,
}: Shown & { readonly address: string; readonly onBroken: () => void }) {
  const { t } = useTranslation('task-files');
  const [isOpen, setIsOpen] = useState(false);
  // A keeper's recording has no captions.
  // oxlint-disable jsx-a11y/media-has-caption
  if (attachment.kind === 'video')
    return (
      <video
        className={classes['video']}
        src={address}
        controls
        preload="metadata"
        aria-label={name}
        onError={onBroken}
      />
    );
  if (attachment.kind === 'sound')
    return (
      <audio
        className={classes['sound']}
        src={address}
        controls
        preload="metadata"
        aria-label={name}
        onError={onBroken}
      />
    );
  // oxlint-enable jsx-a11y/media-has-caption
  return (
    <>
      <button
        type="button"
        className={classes['photo']}
        aria-label={t('open', { name })}
        onClick={() => setIsOpen(true)}
      >
        <img src={address} alt="" loading="lazy" onError={onBroken} />
      </button>
      <Suspense fallback={null}>
        {isOpen && (
          <PhotoViewer address={address} name={name} at={attachment.addedAtUnix} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
