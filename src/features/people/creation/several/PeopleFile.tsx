import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#lib/csv/save-file.ts';
import { type PersonDraft, PERSON_FIELDS } from '#domain/people/person-draft.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import type { CreationContext } from '../useCreationContext.ts';
import { usePeopleFile } from './usePeopleFile.ts';
import { writeCsv } from '#lib/csv/write-csv.ts';
import '@mantine/dropzone/styles.layer.css';

/** A CSV file of people, dropped or chosen; with a template to begin with. */
export function PeopleFile({
  context,
  room,
  onPeople,
}: {
  readonly context: CreationContext;
  /** number of people that the list can still take */
  readonly room: number;
  readonly onPeople: (people: readonly PersonDraft[]) => void;
}) {
  const { t } = useTranslation(['people', 'words']);
  const choose = useRef<() => void>(null);
  const [isReading, setIsReading] = useState(false);
  const { read, failure, isLatin1 } = usePeopleFile(context, room, onPeople);
  const template = useTemplate();
  const take = async (files: readonly File[]) => {
    setIsReading(true);
    await read(files[0]);
    setIsReading(false);
  };
  return (
    <Stack gap="sm">
      <Dropzone
        openRef={choose}
        activateOnClick={false}
        activateOnKeyboard={false}
        multiple={false}
        loading={isReading}
        onDrop={(files) => void take(files)}
        onReject={(rejections) => void take(rejections.map((one) => one.file))}
        inputProps={{ 'aria-label': t('words:chooseFile') }}
        tabIndex={-1}
        p="md"
      >
        <Group gap="md" justify="space-between">
          <Group gap="md" wrap="nowrap" flex="1 1 20rem">
            <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
            <div>
              <Text fw={600}>{t('file.drop')}</Text>
              <Text fz="sm" c="dimmed">
                {t('file.columns')}
              </Text>
            </div>
          </Group>
          <Group gap="sm">
            <Button
              variant="subtle"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => saveFile(template.name, template.content)}
            >
              {t('file.template')}
            </Button>
            <Button
              variant="light"
              leftSection={<IconUpload size={18} aria-hidden />}
              onClick={() => choose.current?.()}
            >
              {t('words:chooseFile')}
            </Button>
          </Group>
        </Group>
      </Dropzone>
      <FormFailure message={failure} />
      {isLatin1 && (
        <Alert role="status" color="yellow">
          {t('file.latin1')}
        </Alert>
      )}
    </Stack>
  );
}

/** Returns a file of people with its headings alone, in the language of the page. */
function useTemplate(): { readonly name: string; readonly content: string } {
  const { t } = useTranslation('people');
  return {
    name: t('file.templateName'),
    content: writeCsv([PERSON_FIELDS.map((field) => t(`values.field.${field}`))]),
  };
}
