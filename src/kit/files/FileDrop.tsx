import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import '@mantine/dropzone/styles.layer.css';

/** One file, dropped or chosen. Its content decides its kind; its name and type may be wrong. */
export function FileDrop({
  fileName,
  texts,
  extra,
  isReading,
  failure,
  onFile,
  onCancel,
}: {
  /** of the file that is open; null for none */
  readonly fileName: string | null;
  readonly texts: {
    /** "Drop a file here" */
    readonly drop: string;
    /** the kinds and limits of files */
    readonly kinds: string;
    /** "Choose another file"; absent where a file does not stay open */
    readonly other?: string;
  };
  /** a control beside the button, such as a template to begin with */
  readonly extra?: ReactNode;
  readonly isReading: boolean;
  /** why the file was not read; null for none */
  readonly failure: ComponentProps<typeof FormFailure>['message'];
  readonly onFile: (file: File) => void;
  /** stops the reading; absent where it takes no time */
  readonly onCancel?: () => void;
}) {
  const { t } = useTranslation('words');
  const choose = useRef<() => void>(null);
  const take = ([first]: readonly File[]) => {
    if (first !== undefined) onFile(first);
  };
  return (
    <Stack gap="md">
      <Dropzone
        openRef={choose}
        activateOnClick={false}
        activateOnKeyboard={false}
        multiple={false}
        disabled={isReading}
        onDrop={take}
        onReject={(rejections) => take(rejections.map((one) => one.file))}
        inputProps={{ 'aria-label': t('chooseFile') }}
        tabIndex={-1}
        p="lg"
      >
        <Group gap="md" justify="space-between">
          <Group gap="md" wrap="nowrap" flex="1 1 20rem">
            <IconFileSpreadsheet size={36} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
            <div>
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {fileName ?? texts.drop}
              </Text>
              <Text fz="sm" c="dimmed">
                {texts.kinds}
              </Text>
            </div>
          </Group>
          <Group gap="sm">
            {extra}
            <Button
              variant={fileName === null ? 'filled' : 'default'}
              mih={44}
              leftSection={<IconUpload size={18} aria-hidden />}
              disabled={isReading}
              onClick={() => choose.current?.()}
            >
              {fileName === null ? t('chooseFile') : texts.other}
            </Button>
          </Group>
        </Group>
      </Dropzone>
      {isReading && (
        <Group justify="space-between">
          <Group gap="sm" role="status">
            <Loader size="sm" aria-hidden />
            <Text>{t('readingFile')}</Text>
          </Group>
          {onCancel !== undefined && (
            <Button variant="default" mih={44} onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </Group>
      )}
      <FormFailure message={failure} />
    </Stack>
  );
}
