import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useMediaQuery } from '@mantine/hooks';
import { IconPaperclip } from '@tabler/icons-react';
import '@mantine/dropzone/styles.layer.css';
import { DropTarget } from './DropTarget.tsx';
import type { TakenMedia } from './media-kinds.ts';
import { RecordButtons } from './RecordButtons.tsx';

/** The place to choose, drop or record files: a large area if `drop` is given, else a button. */
export function ChooseMedia({
  label,
  drop,
  hint,
  takes: { accept, records },
  onFiles,
}: {
  readonly label: string;
  readonly drop?: string | undefined;
  readonly hint: string;
  readonly takes: TakenMedia;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const recordButtons = isTouched && <RecordButtons kinds={records} onFiles={onFiles} />;
  // A file of another type is listed with its name and the reason, where it does not hold up the others.
  const onReject = (rejected: readonly { readonly file: File }[]) => onFiles(rejected.map(({ file }) => file));
  const hintText = (
    <Text fz="sm" c="dimmed" {...(drop === undefined ? {} : { ta: 'center' as const })}>
      {hint}
    </Text>
  );
  if (drop !== undefined)
    return (
      <Stack gap="sm">
        <Dropzone onDrop={onFiles} onReject={onReject} inputProps={{ 'aria-label': label }} aria-label={label} p="md">
          <Text ta="center" fw={600}>
            {drop}
          </Text>
          {hintText}
        </Dropzone>
        {isTouched && <Group gap="sm">{recordButtons}</Group>}
      </Stack>
    );
  return (
    <DropTarget onFiles={onFiles}>
      <Stack gap="sm">
        <Group gap="sm">
          {recordButtons}
          <FileButton
            multiple
            {...(accept === undefined ? {} : { accept })}
            inputProps={{ 'aria-label': label }}
            onChange={onFiles}
          >
            {(props) => (
              <Button {...props} variant="default" mih={44} leftSection={<IconPaperclip size={18} aria-hidden />}>
                {label}
              </Button>
            )}
          </FileButton>
        </Group>
        {hintText}
      </Stack>
    </DropTarget>
  );
}
