import { Alert, Badge, Button, Collapse, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconMessage, IconPlayerSkipForward } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPictureAddress } from '#domain/content/picture-address.ts';
import { textIn } from '#domain/content/translated.ts';
import { COMMENT_LENGTH } from '#domain/questionnaires/answering.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { AnswerControl, type AnswerProps, ClearAnswer } from './AnswerControl.tsx';
import classes from './questions.module.css';

/** A question to be answered: its picture, words and help, the answer, a comment, and the choice to skip it. */
export function QuestionCard({
  isRequired,
  isSkipped,
  comment,
  media,
  below,
  onSkip,
  onComment,
  ...answer
}: AnswerProps & {
  /** a required question has no choice to skip it */
  readonly isRequired: boolean;
  readonly isSkipped: boolean;
  readonly comment: string;
  readonly media: ReactNode;
  /** between the answer and the comment, such as scores for the internal team */
  readonly below?: ReactNode;
  /** left out where questions are not skipped */
  readonly onSkip?: ((isSkipped: boolean) => void) | undefined;
  /** left out where there are no comments */
  readonly onComment?: ((comment: string) => void) | undefined;
}) {
  const { t } = useTranslation('answering');
  const language = useLanguage();
  const [isCommenting, setIsCommenting] = useState(comment !== '');
  const { question, value, onChange } = answer;
  const help = textIn(question.help, language);
  return (
    <Paper component="article" withBorder p={{ base: 'sm', sm: 'lg' }} aria-labelledby="question-wording">
      <Stack gap="md">
        {question.pictureUrl !== null && isPictureAddress(question.pictureUrl) && (
          <img src={question.pictureUrl} alt="" className={classes['picture']} />
        )}
        <div>
          <Title order={2} size="h3" id="question-wording">
            {textIn(question.wording, language)}
          </Title>
          {isRequired && (
            <Badge variant="light" color="orange" mt={4} tt="none">
              {t('required')}
            </Badge>
          )}
        </div>
        {help !== '' && (
          <Text c="dimmed" className={classes['help'] ?? ''}>
            {help}
          </Text>
        )}
        {isSkipped ? (
          <Alert color="gray" icon={<IconPlayerSkipForward size={18} aria-hidden />}>
            {t('skipped')}
          </Alert>
        ) : (
          <AnswerControl {...answer} media={media} />
        )}
        {below}
        <Collapse expanded={isCommenting}>
          {isCommenting && onComment !== undefined && (
            <Textarea
              label={t('comment')}
              autosize
              minRows={2}
              maxLength={COMMENT_LENGTH}
              value={comment}
              onChange={(event) => onComment(event.currentTarget.value)}
            />
          )}
        </Collapse>
        <Group gap="xs">
          {!isRequired && onSkip !== undefined && (
            <Button
              variant="default"
              mih={44}
              leftSection={<IconPlayerSkipForward size={18} aria-hidden />}
              onClick={() => onSkip(!isSkipped)}
            >
              {isSkipped ? t('unskip') : t('skip')}
            </Button>
          )}
          {!isCommenting && onComment !== undefined && (
            <Button
              variant="subtle"
              mih={44}
              leftSection={<IconMessage size={18} aria-hidden />}
              onClick={() => setIsCommenting(true)}
            >
              {t('addComment')}
            </Button>
          )}
          {!isSkipped && question.type !== 'media' && <ClearAnswer value={value} onChange={onChange} />}
        </Group>
      </Stack>
    </Paper>
  );
}
