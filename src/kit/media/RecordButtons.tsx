import { Button, FileButton } from '@mantine/core';
import { IconCamera, IconMicrophone, IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AttachmentKind } from '#domain/tasks/attachment.ts';

const ICONS = { photo: IconCamera, video: IconVideo, sound: IconMicrophone } as const satisfies Record<
  AttachmentKind,
  typeof IconCamera
>;
/** Tablets open their camera or recorder only where all files of a sort are asked for. */
const RECORDED = { photo: 'image/*', video: 'video/*', sound: 'audio/*' } as const satisfies Record<
  AttachmentKind,
  string
>;

/** A button for each kind, which opens the camera or the recorder of a touch screen. */
export function RecordButtons({
  kinds,
  onFiles,
}: {
  readonly kinds: readonly AttachmentKind[];
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation('form');
  return kinds.map((kind) => {
    const Icon = ICONS[kind];
    const label = t(`values.record.${kind}`);
    return (
      <FileButton
        key={kind}
        accept={RECORDED[kind]}
        capture="environment"
        inputProps={{ 'aria-label': label }}
        onChange={(file) => {
          if (file !== null) onFiles([file]);
        }}
      >
        {(props) => (
          <Button {...props} variant="default" mih={44} leftSection={<Icon size={18} aria-hidden />}>
            {label}
          </Button>
        )}
      </FileButton>
    );
  });
}
