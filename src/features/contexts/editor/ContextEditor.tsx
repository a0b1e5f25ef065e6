import { Paper, Select, Stack, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useContextTableQuery } from '#data/contexts/contexts.endpoints.ts';
import { CONTENT_DESCRIPTION_LENGTH, CONTENT_NAME_LENGTH } from '#domain/content/lifecycle.ts';
import { textIn } from '#domain/content/translated.ts';
import { begunLanguages, missingTexts } from '#domain/contexts/context-texts.ts';
import { tidyContext } from '#domain/contexts/tidy-context.ts';
import { type Language, LANGUAGES } from '#domain/users/language.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { shownEntries } from '#kit/content/content-entries.ts';
import { ContentStatusBadge } from '#kit/content/ContentStatusBadge.tsx';
import { LanguageTabs } from '#kit/content/LanguageTabs.tsx';
import { TranslatedInput } from '#kit/content/TranslatedInput.tsx';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { CONTEXT_LIST_HREF, copyHref } from '../parts/addresses.ts';
import { AskedQuestions } from '../parts/AskedQuestions.tsx';
import { ContextActions } from './ContextActions.tsx';
import classes from './editor.module.css';
import { QuestionRows } from './QuestionRows.tsx';
import { type EditedContext, useContextForm } from './useContextForm.ts';

/** The editor of a context, new or stored, one language at a time, and how it is asked beside it. */
export function ContextEditor({ isCopy = false, ...edited }: EditedContext & { readonly isCopy?: boolean }) {
  const { t } = useTranslation(['contexts', 'content', 'words']);
  const ownLanguage = useLanguage();
  const navigate = useNavigate();
  const { number } = useFormat();
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const { form, errorOf, faults } = useContextForm(edited);
  const { context, zooId } = edited;
  const shown = tidyContext(form.values);
  const missing = missingTexts(shown, zooId);
  const begun = begunLanguages(shown);
  const missingIn = (one: Language) =>
    zooId !== null && !begun.includes(one) ? null : missing.filter(({ languages }) => languages.includes(one)).length;
  // The fault of a text that is written nowhere stands at the language that is open.
  const errorIn = (path: string) =>
    errorOf(`${path}.${language}`) ?? (language === 'fr' ? null : errorOf(`${path}.fr`));
  const heading = zooId === null ? t('list.createModel') : t('list.create');
  return (
    <>
      <PageHeader
        title={context === null ? heading : textIn(form.values.name, ownLanguage)}
        subtitle={
          context !== null && (
            <>
              <ContentStatusBadge status={context.status} />{' '}
              {context.version > 0 && t('content:versionNumber', { number: number(context.version) })}
            </>
          )
        }
        action={
          context !== null && (
            <ContextActions
              context={context}
              isChanged={form.isChanged}
              isComplete={missing.length === 0 && Object.keys(faults).length === 0}
            />
          )
        }
      />
      <div className={classes['page']}>
        <RecordForm form={form} isWide label={t('editor.label')}>
          <Stack gap="md">
            {context === null && zooId !== null && !isCopy && !form.isChanged && <ModelChoice />}
            <LanguageTabs
              languages={[ownLanguage, ...LANGUAGES.filter((one) => one !== ownLanguage)]}
              missingIn={missingIn}
              language={language}
              onChoose={setLanguage}
            />
            <Section title={t('editor.facts')}>
              <TextInput
                {...form.text('contextRef')}
                description={t('content:refHint')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                maw={400}
                required
              />
              {(['name', 'description'] as const).map((field) => (
                <TranslatedInput
                  key={field}
                  name={field}
                  label={field === 'name' ? t('words:name') : t('fields.description')}
                  value={form.values[field]}
                  language={language}
                  maxLength={field === 'name' ? CONTENT_NAME_LENGTH : CONTENT_DESCRIPTION_LENGTH}
                  isLong={field === 'description'}
                  readOnly={form.isReadOnly}
                  error={errorIn(field)}
                  onChange={(text) => form.change({ [field]: text })}
                />
              ))}
            </Section>
            <QuestionRows form={form} faults={faults} errorOf={errorOf} errorIn={errorIn} language={language} />
            {!form.isReadOnly && (
              <FormButtons
                form={form}
                showsUnsaved
                {...(context === null ? { onCancel: () => void navigate(CONTEXT_LIST_HREF) } : {})}
              />
            )}
          </Stack>
        </RecordForm>
        <Paper component="aside" withBorder p="md" className={classes['beside'] ?? ''} aria-label={t('asked')}>
          <Title order={2} size="h4" mb="sm">
            {t('asked')}
          </Title>
          <AskedQuestions questions={form.values.questions} language={language} />
        </Paper>
      </div>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }} aria-label={title}>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </Paper>
  );
}

/** The published models that a new context can begin with; nothing without any. */
function ModelChoice() {
  const { t } = useTranslation('contexts');
  const language = useLanguage();
  const navigate = useNavigate();
  const models = shownEntries(useContextTableQuery(null).data?.contexts ?? {}, 'usable');
  if (models.length === 0) return null;
  return (
    <Select
      label={t('editor.model')}
      description={t('editor.modelHint')}
      maw={480}
      data={models.map(([value, { name }]) => ({ value, label: textIn(name, language) }))}
      value={null}
      onChange={(id) => id !== null && void navigate(copyHref(id), { replace: true })}
    />
  );
}
