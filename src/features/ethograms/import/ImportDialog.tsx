import { Alert, Button, FileButton, Group, List, Stack, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EthogramFile, FileReading } from '#domain/ethograms/files/file-reading.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { readEthogramFile } from './read-ethogram-file.ts';

/** Reads a file of an ethogram, shows what would come of it, and takes it over once the person agrees. */
export function ImportDialog({
  onTake,
  onClose,
}: {
  readonly onTake: (file: EthogramFile) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['ethograms', 'words', 'common']);
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const [reading, setReading] = useState<FileReading | null>(null);
  const [isReading, setIsReading] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const choose = async (file: File | null) => {
    if (file === null) return;
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    setIsReading(true);
    const read = await readEthogramFile(file, language, mine.signal);
    if (mine.signal.aborted) return;
    setReading(read);
    setIsReading(false);
  };
  return (
    <Dialog title={t('import.title')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="md">
        <Text fz="sm">{t('import.text')}</Text>
        <FileButton accept=".boris,.json,.csv,.xlsx" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              mih={44}
              w="fit-content"
              loading={isReading}
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              {t('words:chooseFile')}
            </Button>
          )}
        </FileButton>
        {reading?.ok === false && (
          <Alert color="red" role="alert">
            {messageOf(reading.error)}
          </Alert>
        )}
        {reading?.ok === true && <DryRun file={reading} />}
        <Group justify="flex-end">
          <Button variant="default" mih={44} onClick={onClose}>
            {t('words:cancel')}
          </Button>
          <Button
            mih={44}
            disabled={reading?.ok !== true || isReading}
            onClick={() => reading?.ok === true && onTake(reading)}
          >
            {t('import.take')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The count of behaviours, what was changed so that they fit, and the faults, each with its place in the file. */
function DryRun({ file: { kind, content, notes, faults } }: { readonly file: EthogramFile }) {
  const { t } = useTranslation('ethograms');
  const { number } = useFormat();
  const messageOf = useErrorMessage();
  return (
    <Stack gap="xs" role="status">
      <Text fw={600}>
        {t('import.found', { kind: t(`values.fileKind.${kind}`), number: number(content.behaviours.length) })}
      </Text>
      {faults.length > 0 && (
        <Alert color="red" title={t('import.faults')}>
          <List size="sm">
            {faults.map(({ place, error }) => (
              <List.Item key={`${place} ${error.code}`}>
                {t('import.atPlace', { place, text: messageOf(error) })}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert color="blue" title={t('import.notes')}>
          <List size="sm">
            {notes.map(({ place, note, text }) => (
              <List.Item key={`${place} ${note}`}>
                {t('import.atPlace', { place, text: t(`values.fileNote.${note}`, { text }) })}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
}
