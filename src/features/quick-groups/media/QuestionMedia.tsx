import { Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import {
  useAddEvaluationMediaMutation,
  useRemoveEvaluationMediaMutation,
} from '#data/quick-groups/quick-evaluations.endpoints.ts';
import type { Operation } from '#domain/access/operations.ts';
import { type AnsweredEvaluation, refOf } from '#domain/campaign-evaluations/evaluation-ref.ts';
import { appError } from '#domain/errors/app-error.ts';
import {
  EVALUATION_PHOTO_BYTES,
  evaluationMediaPath,
  MAX_QUESTION_MEDIA,
  mediaOf,
  takesMedia,
} from '#domain/quick-evaluations/evaluation-media.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import { ATTACHMENT_BYTES } from '#domain/tasks/attachment.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ANY_MEDIA } from '#kit/media/media-kinds.ts';
import { MediaField } from '#kit/media/MediaField.tsx';
import { useRemoveFile } from '#kit/media/useRemoveFile.ts';
import { useSendMedia } from '#kit/media/useSendMedia.ts';
import { useUploads } from '#kit/media/useUploads.ts';
import { MediaList } from './MediaList.tsx';
import { prepareEvaluationFile } from './prepare-evaluation-file.ts';

type Props = {
  readonly evaluation: AnsweredEvaluation;
  /** with which the person evaluates */
  readonly operation: Operation;
  /** the question that is shown */
  readonly question: Pick<PublishedQuestion, 'questionId' | 'type'>;
  readonly isReadOnly: boolean;
};

/** The photos, films and sounds of the question that is shown, and a field to add some, which needs the network. */
export function QuestionMedia({ isReadOnly, ...props }: Props) {
  const { t } = useTranslation('evaluation-media');
  const { evaluation, operation, question } = props;
  const [removeMedia] = useRemoveEvaluationMediaMutation();
  const remove = useRemoveFile({
    operation,
    remove: async (attachmentId) => removeMedia({ ...refOf(evaluation), attachmentId }),
  });
  const media = mediaOf(evaluation.media, question.questionId);
  if (isReadOnly && media.length === 0) return null;
  return (
    <Stack gap="sm" mt="lg" component="section" aria-label={t('title')}>
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      {!isReadOnly && <AddMedia {...props} />}
      <MediaList media={media} onRemove={isReadOnly ? undefined : remove} />
    </Stack>
  );
}

/** One queue for all questions: a file stays with the question for which it was chosen while others are answered. */
function AddMedia({ evaluation, operation, question: { questionId, type } }: Omit<Props, 'isReadOnly'>) {
  const { t } = useTranslation(['evaluation-media', 'task-files']);
  const { number } = useFormat();
  const messageOf = useErrorMessage();
  const canCapture = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const [add] = useAddEvaluationMediaMutation();
  const questionOf = useRef(new WeakMap<File, string>());
  const send = useSendMedia({
    pathOf: (attachmentId) => evaluationMediaPath(evaluation, attachmentId),
    prepare: prepareEvaluationFile,
    add: async (file, attachmentId) => {
      const asked = questionOf.current.get(file) ?? questionId;
      const name = file.name.slice(0, 200);
      const added = await add({ ...refOf(evaluation), questionId: asked, attachmentId, name });
      return added.error === undefined ? null : queryError(added.error);
    },
  });
  const uploads = useUploads({ send, operation, otherwise: 'attachment/upload-failed' });
  const megabytes = (bytes: number) => number(bytes / 1e6, { unit: 'megabyte' });
  return (
    <>
      {type === 'media' && !canCapture && (
        <Text fz="sm" c="dimmed">
          <span>{messageOf(appError('evaluation/media-unsupported'))}</span>. <span>{t('chooseInstead')}</span>
        </Text>
      )}
      <MediaField
        uploads={uploads}
        takes={ANY_MEDIA}
        words={{
          choose: t('task-files:choose'),
          hint: t('hint', {
            photo: megabytes(EVALUATION_PHOTO_BYTES),
            video: megabytes(ATTACHMENT_BYTES.video),
            sound: megabytes(ATTACHMENT_BYTES.sound),
          }),
          leaveText: t('task-files:leaveText'),
          status: ({ underWay }) => (underWay === 0 ? '' : t('task-files:sending', { count: underWay })),
        }}
        fullText={takesMedia(evaluation.media, questionId) ? undefined : t('full', { max: MAX_QUESTION_MEDIA })}
        onChoose={(files) => {
          for (const file of files) questionOf.current.set(file, questionId);
          uploads.addFiles(files);
        }}
      />
    </>
  );
}
