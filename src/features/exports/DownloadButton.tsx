import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useExportAddressMutation } from '#data/exports/exports.endpoints.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import type { ExportLink } from './export-link.ts';

/** Asks the server for the file and hands it to the browser. The server decides who gets it. */
export function DownloadButton({ link }: { readonly link: ExportLink }) {
  const { t } = useTranslation('pages');
  const errorMessage = useErrorMessage();
  const [askFor, { isLoading, isSuccess, error }] = useExportAddressMutation();
  const download = async () => {
    const answer = await askFor({ storageRef: link.storageRef });
    if (answer.data !== undefined) saveFile(answer.data.url, link.fileName);
  };
  return (
    <>
      <Button leftSection={<IconDownload size={18} aria-hidden />} loading={isLoading} onClick={() => void download()}>
        {error === undefined ? t('export.download') : t('export.tryAgain')}
      </Button>
      <div role="status">{isSuccess && <Text>{t('export.started')}</Text>}</div>
      {error !== undefined && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {errorMessage(queryError(error))}
        </Alert>
      )}
    </>
  );
}

/** Hands an address to the browser as a download. The answer declares itself a file, so the page stays. */
function saveFile(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}
