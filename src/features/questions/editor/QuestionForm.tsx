import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { missingTranslations } from '#domain/questions/missing-translations.ts';
import { isChoice, type Question } from '#domain/questions/question.ts';
import { tidyQuestion } from '#domain/questions/tidy-question.ts';
import type { Language } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { LanguageTabs } from '#kit/content/LanguageTabs.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { QUESTIONS_HREF } from '../parts/addresses.ts';
import { useQuestionRights } from '../parts/useQuestionRights.ts';
import { AdaptationsSection } from './AdaptationsSection.tsx';
import { AnswersSection } from './AnswersSection.tsx';
import { FactsSection } from './FactsSection.tsx';
import type { Known } from './known.ts';
import { NumberSection, ScaleSection } from './MeasureSection.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';
import { QuestionSteps } from './QuestionSteps.tsx';
import { TextsSection } from './TextsSection.tsx';
import { useQuestionForm } from './useQuestionForm.ts';
import classes from './editor.module.css';

/** The editor of a question, new or stored, with the evaluator's view beside it. */
export function QuestionForm({ question, known }: { readonly question: Question | null; readonly known: Known }) {
  const { t } = useTranslation('questions');
  const navigate = useNavigate();
  const ownLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const { mayEdit } = useQuestionRights();
  const isArchived = question?.status === 'archived';
  const form = useQuestionForm(question, known, !mayEdit || isArchived);
  const shown = tidyQuestion(form.values);
  const missing = missingTranslations(shown);
  const { type } = form.values;
  const ownId = question?.questionId ?? null;
  return (
    <div className={classes['page'] ?? ''}>
      <RecordForm form={form} isWide>
        <Stack gap="lg">
          <Section title={t('editor.facts')}>
            <FactsSection form={form} known={known} />
          </Section>
          <Section title={t('editor.texts')}>
            <Stack gap="md">
              <LanguageTabs
                missingIn={(one) => missing.filter(({ languages }) => languages.includes(one)).length}
                language={language}
                onChoose={setLanguage}
              />
              <TextsSection form={form} known={known} ownId={ownId} language={language} />
            </Stack>
          </Section>
          {(isChoice(type) || type === 'yes_no') && (
            <Section title={t('fields.answers')}>
              <AnswersSection form={form} language={language} />
            </Section>
          )}
          {type === 'number' && (
            <Section title={t('fields.bands')}>
              <NumberSection form={form} />
            </Section>
          )}
          {type === 'scale' && (
            <Section title={t('values.type.scale')}>
              <ScaleSection form={form} language={language} />
            </Section>
          )}
          <Section title={t('fields.adaptations')}>
            <AdaptationsSection form={form} known={known} language={language} />
          </Section>
          {!form.isReadOnly && (
            <FormButtons
              form={form}
              showsUnsaved
              {...(question === null ? { onCancel: () => void navigate(QUESTIONS_HREF) } : {})}
            />
          )}
        </Stack>
      </RecordForm>
      <Stack gap="lg" className={classes['beside'] ?? ''}>
        {question !== null && mayEdit && <QuestionSteps question={question} isChanged={form.isChanged} />}
        <MissingTexts question={shown} />
        <Section title={t('editor.preview')}>
          <QuestionPreview question={shown} language={language} />
        </Section>
      </Stack>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper component="section" withBorder p="lg" aria-label={title}>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** The texts that are to be written before the question can be published; nothing when it is complete. */
function MissingTexts({ question }: { readonly question: Parameters<typeof missingTranslations>[0] }) {
  const { t } = useTranslation('questions');
  const { list } = useFormat();
  const missing = missingTranslations(question);
  if (missing.length === 0) return null;
  return (
    <Alert color="orange" icon={<IconLanguage size={18} aria-hidden />} title={t('editor.missingTitle')}>
      <Stack gap={4}>
        {missing.map(({ text, number, languages }) => (
          <Text key={`${text}${number ?? ''}${languages.join()}`} fz="sm">
            {t('editor.missingText', {
              text: t(`values.text.${text}`, { number: number ?? '' }),
              languages: list(languages.map((one) => LANGUAGE_NAMES[one])),
            })}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
