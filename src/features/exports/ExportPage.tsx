import { Paper, Stack, Text, Title } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PublicPage } from '#features/app-store/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useSession } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { ExportRefused } from './ExportRefused.tsx';
import { readExportLink, refusalOfLink } from './export-link.ts';
import { SignInFirst } from './SignInFirst.tsx';

/** /export: the page of an e-mailed link. It describes the export, and downloads it for people with the right. */
export function Component() {
  const { t } = useTranslation('pages');
  const { dateTime } = useFormat();
  const { search } = useLocation();
  const session = useSession();
  const link = readExportLink(search);
  const refusal = refusalOfLink(link, useNow());
  if (link === null || refusal !== null) {
    return (
      <PublicPage title={t('export.title')}>
        <ExportRefused code={refusal ?? 'file/not-found'} />
      </PublicPage>
    );
  }
  return (
    <PublicPage title={t('export.title')}>
      <Paper withBorder p="xl" maw="36rem" mx="auto">
        <Stack gap="md" align="start">
          <IconFileDownload size={40} stroke={1.4} aria-hidden />
          <div>
            <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
              {link.name}
            </Title>
            <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {t('export.file', { file: link.fileName })}
            </Text>
            {link.expiresAtUnix !== null && (
              <Text c="dimmed">{t('export.until', { date: dateTime(link.expiresAtUnix) })}</Text>
            )}
          </div>
          {session.status === 'loading' && <LoadingState label={t('export.opening')} count={1} />}
          {session.status === 'ready' && <DownloadButton link={link} />}
          {session.status !== 'ready' && session.status !== 'loading' && <SignInFirst />}
        </Stack>
      </Paper>
    </PublicPage>
  );
}
