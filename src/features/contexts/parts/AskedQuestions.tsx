import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { asQuestion, type ContextContent } from '#domain/contexts/context.ts';
import type { Language } from '#domain/users/language.ts';
import { QuestionPreview } from '#features/questions/index.ts';

/** The questions of a context as observers are asked them at the start of a session. */
export function AskedQuestions({
  questions,
  language,
}: {
  readonly questions: ContextContent['questions'];
  readonly language: Language;
}) {
  const { t } = useTranslation('questions');
  if (questions.length === 0) return <Text c="dimmed">{t('list.emptyTitle')}</Text>;
  return (
    <Stack gap="lg">
      {questions.map((question) => (
        <QuestionPreview key={question.questionId} question={asQuestion(question)} language={language} />
      ))}
    </Stack>
  );
}
