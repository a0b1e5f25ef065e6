import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EvaluationMedia } from '#domain/quick-evaluations/evaluation-media.ts';
import { AttachmentContent } from '#kit/media/AttachmentContent.tsx';
import { FileFoot } from '#kit/media/FileFoot.tsx';
import { MediaGrid } from '#kit/media/MediaGrid.tsx';
import type { RemoveFile } from '#kit/media/useRemoveFile.ts';
import { DownloadLink } from './DownloadLink.tsx';

/** Photos, films and sounds beside each other; nothing without any. */
export function MediaList({
  media,
  canDownload = false,
  onRemove,
}: {
  readonly media: readonly EvaluationMedia[];
  readonly canDownload?: boolean;
  /** absent for people who may not remove files */
  readonly onRemove?: RemoveFile | undefined;
}) {
  const { t } = useTranslation(['evaluation-media', 'task-files']);
  if (media.length === 0) return null;
  return (
    <MediaGrid label={t('title')}>
      {media.map((one) => {
        const name = one.name === '' ? t(`task-files:values.kind.${one.kind}`) : one.name;
        return (
          <li key={one.attachmentId}>
            <AttachmentContent attachment={one} name={name} />
            <FileFoot attachmentId={one.attachmentId} name={name} onRemove={onRemove}>
              <Text fz="sm" truncate title={name}>
                {name}
              </Text>
            </FileFoot>
            {canDownload && <DownloadLink path={one.path} name={name} />}
          </li>
        );
      })}
    </MediaGrid>
  );
}
