import { Button, FileButton, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCamera, IconMicrophone, IconPaperclip, IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_KINDS, ATTACHMENT_TYPES, type AttachmentKind } from '#domain/tasks/attachment.ts';

const ICONS = { photo: IconCamera, video: IconVideo, sound: IconMicrophone } as const satisfies Record<
  AttachmentKind,
  typeof IconCamera
>;
/** By their endings too: systems have other names for the types of sounds, and would not let them be chosen. */
const ENDINGS = ['.m4a', '.mp3', '.wav', '.ogg', '.oga', '.mov', '.m4v'];
const ALL_TYPES = [...Object.values(ATTACHMENT_TYPES).flat(), ...ENDINGS].join(',');
/** Only where all files of a sort are asked for do tablets open their camera or recorder. */
const RECORDED = { photo: 'image/*', video: 'video/*', sound: 'audio/*' } as const satisfies Record<
  AttachmentKind,
  string
>;

/** Chooses files of a task; on a tablet it also opens the camera and the recorder. */
export function ChooseFiles({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const { t } = useTranslation('task-files');
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  return (
    <Group gap="sm">
      {isTouched && ATTACHMENT_KINDS.map((kind) => <RecordButton key={kind} kind={kind} onChoose={onChoose} />)}
      <FileButton multiple accept={ALL_TYPES} inputProps={{ 'aria-label': t('choose') }} onChange={onChoose}>
        {(props) => (
          <Button {...props} variant="default" mih={44} leftSection={<IconPaperclip size={18} aria-hidden />}>
            {t('choose')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}

function RecordButton({
  kind,
  onChoose,
}: {
  readonly kind: AttachmentKind;
  readonly onChoose: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation('task-files');
  const Icon = ICONS[kind];
  return (
    <FileButton
      accept={RECORDED[kind]}
      capture="environment"
      inputProps={{ 'aria-label': t(`values.record.${kind}`) }}
      onChange={(file) => {
        if (file !== null) onChoose([file]);
      }}
    >
      {(props) => (
        <Button {...props} variant="default" mih={44} leftSection={<Icon size={18} aria-hidden />}>
          {t(`values.record.${kind}`)}
        </Button>
      )}
    </FileButton>
  );
}
