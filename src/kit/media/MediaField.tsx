import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { ChooseMedia } from './ChooseMedia.tsx';
import type { TakenMedia } from './media-kinds.ts';
import { UploadList } from './UploadList.tsx';
import { isUnderWay } from './upload-queue.ts';
import type { Uploads } from './useUploads.ts';
import { usePastedFiles } from './usePastedFiles.ts';

/** The words of one field; those that every field shares are in the namespace `form`. */
export type MediaWords = {
  /** the name of the file chooser */
  readonly choose: string;
  /** the invitation of a large area to drop files on; absent: a button */
  readonly drop?: string;
  /** the types and sizes that are taken */
  readonly hint: string;
  /** the files that leaving loses */
  readonly leaveText: string;
  /** the state of the queue */
  readonly status: (counts: { readonly done: number; readonly underWay: number; readonly all: number }) => string;
  /** shown once every file has arrived */
  readonly allDone?: string;
};

/**
 * Chooses, drops, pastes or records files and shows them on their way: progress, stop, another try, and the reason of
 * those that failed. Asks before the screen is left while files are on their way.
 */
export function MediaField({
  uploads,
  takes,
  words,
  fullText,
  onChoose = uploads.addFiles,
}: {
  readonly uploads: Uploads;
  readonly takes: TakenMedia;
  readonly words: MediaWords;
  /** the reason why no more files can be added; absent while some can */
  readonly fullText?: string | undefined;
  /** gets the chosen files instead of the queue, for instance to crop a picture first */
  readonly onChoose?: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation(['form', 'words']);
  const isOnline = useSelector(selectIsOnline);
  const isFull = fullText !== undefined;
  usePastedFiles(onChoose, !isFull);
  useLeaveGuard(uploads.isBusy, {
    title: t('media.leaveTitle'),
    text: words.leaveText,
    confirmLabel: t('words:leave'),
    cancelLabel: t('words:stay'),
    tone: 'danger',
  });
  const list = uploads.uploads;
  const counts = {
    done: list.filter(({ step }) => step === 'done').length,
    underWay: list.filter(isUnderWay).length,
    all: list.length,
  };
  return (
    <Stack gap="sm">
      {isFull ? (
        <Text fz="sm" c="dimmed">
          {fullText}
        </Text>
      ) : (
        <ChooseMedia label={words.choose} drop={words.drop} hint={words.hint} takes={takes} onFiles={onChoose} />
      )}
      {!isOnline && (
        <Text fz="sm" role="status">
          {t('media.offline')}
        </Text>
      )}
      {/* Always there: a screen reader reads out a change of the status, not a status that appears with its text. */}
      <UploadList uploads={uploads} status={list.length === 0 ? '' : words.status(counts)} allDone={words.allDone} />
    </Stack>
  );
}
