import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { QuestionnaireContent } from '#domain/questionnaires/questionnaire.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import { QuestionPreview } from '#features/questions/index.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useConditionWords } from './useConditionWords.ts';

/** The sections with their questions as an evaluator sees them, each under the condition on which it is asked. */
export function Outline({
  content: { sections, conditions, required },
  questions,
}: {
  readonly content: QuestionnaireContent;
  readonly questions: ReadonlyMap<string, PublishedQuestion>;
}) {
  const { t } = useTranslation('questionnaires');
  const language = useLanguage();
  const conditionWords = useConditionWords(questions);
  if (sections.length === 0) return <Text c="dimmed">{t('editor.noSection')}</Text>;
  return (
    <Stack gap="lg">
      {sections.map(({ sectionId, name, questionIds }) => (
        <Stack key={sectionId} component="section" gap="md">
          <Title order={3} size="h5">
            {textIn(name, language) || t('editor.newSection')}
          </Title>
          {questionIds.map((id) => {
            const question = questions.get(id);
            if (question === undefined) return null;
            const condition = conditions.find(({ questionId }) => questionId === id);
            return (
              <div key={id}>
                {condition !== undefined && (
                  <Text fz="xs" c="dimmed" fs="italic">
                    {conditionWords(condition)}
                  </Text>
                )}
                <QuestionPreview question={{ ...question, isRequired: required.includes(id) }} language={language} />
              </div>
            );
          })}
        </Stack>
      ))}
    </Stack>
  );
}
