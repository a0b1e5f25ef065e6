import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HELP_LENGTH, WORDING_LENGTH } from '#domain/questions/question.ts';
import { similarQuestions } from '#domain/questions/similar-questions.ts';
import { textIn } from '#domain/content/translated.ts';
import type { Language } from '#domain/users/language.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { questionHref } from '../parts/addresses.ts';
import type { Known } from './known.ts';
import { TranslatedInput } from '#kit/content/TranslatedInput.tsx';
import type { QuestionFormState } from './useQuestionForm.ts';

const MAX_SIMILAR = 3;

/** The wording and the help of a question in one language, with the questions that are worded alike. */
export function TextsSection({
  form,
  known,
  ownId,
  language,
}: {
  readonly form: QuestionFormState;
  readonly known: Known;
  readonly ownId: string | null;
  readonly language: Language;
}) {
  const errorOf = (field: 'wording' | 'help') =>
    form.faultAt(field, `${field}.${language}`) ?? (language === 'fr' ? null : form.faultAt(field, `${field}.fr`));
  return (
    <Stack gap="md">
      {(['wording', 'help'] as const).map((field) => {
        const { label, name, readOnly } = form.field(field);
        return (
          <TranslatedInput
            key={field}
            {...{ label, name, readOnly, language }}
            value={form.values[field]}
            maxLength={field === 'wording' ? WORDING_LENGTH : HELP_LENGTH}
            isLong
            error={errorOf(field)}
            onChange={(value) => form.change({ [field]: value })}
          />
        );
      })}
      {!form.isReadOnly && <Similar form={form} known={known} ownId={ownId} />}
    </Stack>
  );
}

function Similar({
  form,
  known,
  ownId,
}: {
  readonly form: QuestionFormState;
  readonly known: Known;
  readonly ownId: string | null;
}) {
  const { t } = useTranslation('questions');
  const language = useLanguage();
  const all = Object.entries(known.table.questions).map(([questionId, one]) => ({ questionId, ...one }));
  const found = similarQuestions(form.values.wording, all, ownId).slice(0, MAX_SIMILAR);
  if (found.length === 0) return null;
  return (
    <Alert role="status" color="orange" icon={<IconCopy size={18} aria-hidden />} title={t('editor.similar')}>
      <Stack gap={4}>
        {found.map(({ question, isSame }) => (
          <Text key={question.questionId} fz="sm">
            <Anchor component={Link} to={questionHref(question.questionId)} fz="sm" target="_blank">
              {question.questionRef}
            </Anchor>{' '}
            {textIn(question.wording, language)} {isSame && <strong>{t('editor.same')}</strong>}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
