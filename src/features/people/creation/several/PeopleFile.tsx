import { Alert, Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#lib/csv/save-file.ts';
import { type PersonDraft, PERSON_FIELDS } from '#domain/people/person-draft.ts';
import { FileDrop } from '#kit/files/FileDrop.tsx';
import type { CreationContext } from '../useCreationContext.ts';
import { usePeopleFile } from './usePeopleFile.ts';
import { writeCsv } from '#lib/csv/write-csv.ts';

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
  const [isReading, setIsReading] = useState(false);
  const { read, failure, isLatin1 } = usePeopleFile(context, room, onPeople);
  const template = useTemplate();
  const take = async (file: File) => {
    setIsReading(true);
    await read(file);
    setIsReading(false);
  };
  return (
    <Stack gap="sm">
      <FileDrop
        fileName={null}
        texts={{ drop: t('file.drop'), kinds: t('file.columns') }}
        extra={
          <Button
            variant="subtle"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => saveFile(template.name, template.content)}
          >
            {t('file.template')}
          </Button>
        }
        isReading={isReading}
        failure={failure}
        onFile={(file) => void take(file)}
      />
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
