import { Paper, Stack, Tabs, Text, Title } from '@mantine/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { textIn } from '#domain/content/translated.ts';
import { tidyQuestionnaire } from '#domain/questionnaires/tidy-questionnaire.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { ContentStatusBadge } from '#kit/content/ContentStatusBadge.tsx';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { fieldNamed } from '#ui/fields/field-named.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { LIST_HREFS } from '../parts/addresses.ts';
import { Outline } from '../parts/Outline.tsx';
import classes from './editor.module.css';
import { EditorNotes } from './EditorNotes.tsx';
import { IdentityStep } from './IdentityStep.tsx';
import { ScoringStep } from './ScoringStep.tsx';
import { SectionsStep } from './SectionsStep.tsx';
import { type Step, EDITOR_STEPS, stepOfPath } from './steps.ts';
import { StoredActions } from './StoredActions.tsx';
import { type EditedQuestionnaire, useQuestionnaireForm } from './useQuestionnaireForm.ts';

/** The editor of a questionnaire, new or stored: its three steps, its publication, and the evaluator's view beside it. */
export function QuestionnaireEditor({ initialStep, ...edited }: EditedQuestionnaire & { readonly initialStep: Step }) {
  const { t } = useTranslation(['questionnaires', 'content', 'words']);
  const language = useLanguage();
  const navigate = useNavigate();
  const messageOf = useErrorMessage();
  const { number } = useFormat();
  const { form, faults, asked } = useQuestionnaireForm(edited);
  const [step, setStep] = useState<Step>(initialStep);
  const [wanted, setWanted] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { questionnaire, zooId, known } = edited;
  // A text that is still to be written is no fault before somebody tries to save.
  const isTried = (['questionnaireRef', 'name', 'sections'] as const).some((one) => form.errorAt(one) !== null);
  const shown = Object.entries(faults).filter(
    ([, { code }]) => isTried || !/-required$|-unnamed$|-answers$/.test(code),
  );
  const sentences = new Map(shown.map(([path, error]) => [path, messageOf(error)]));
  const errorOf = (path: string) => sentences.get(path) ?? null;
  const faultsIn = (one: Step) => shown.filter(([path]) => stepOfPath(path) === one).length;
  const name = textIn(form.values.name, language);
  const lead = (field: string) => {
    flushSync(() => setWanted(null));
    flushSync(() => {
      setStep(stepOfPath(field));
      setWanted(field);
    });
    if (place.current !== null) fieldNamed(place.current, field)?.focus();
  };
  // The first fault may stand in a step that is not open: a field has the focus only where it is drawn.
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const first = Object.keys(faults)[0];
    if (first !== undefined) flushSync(() => setStep(stepOfPath(first)));
    return form.submit(event);
  };
  const props = { form, known, faults, errorOf, wanted };
  return (
    <>
      <PageHeader
        title={questionnaire === null ? t(zooId === null ? 'list.create' : 'list.createReserved') : name}
        subtitle={questionnaire !== null && <State {...questionnaire} />}
        action={
          questionnaire !== null && (
            <StoredActions
              questionnaire={questionnaire}
              isChanged={form.isChanged}
              hasFaults={Object.keys(faults).length > 0}
            />
          )
        }
      />
      <div className={classes['page']} ref={place}>
        <RecordForm form={{ ...form, submit }} isWide label={t('editor.label')}>
          <Stack gap="md">
            <EditorNotes content={tidyQuestionnaire(form.values)} onLead={lead} />
            <Tabs value={step} keepMounted={false} onChange={(next) => setStep(next as Step)}>
              <TabRow chosen={step}>
                {EDITOR_STEPS.map((one) => (
                  <Tabs.Tab key={one} value={one} mih={44}>
                    {t(`values.step.${one}`)}
                    {faultsIn(one) > 0 && (
                      <Text span c="red" fz="sm">
                        {' '}
                        ({t('editor.toCorrect', { number: number(faultsIn(one)) })})
                      </Text>
                    )}
                  </Tabs.Tab>
                ))}
              </TabRow>
              <Tabs.Panel value="identity">
                <Paper withBorder p={{ base: 'sm', sm: 'lg' }}>
                  <IdentityStep {...props} taxonomy={known.taxonomy} />
                </Paper>
              </Tabs.Panel>
              <Tabs.Panel value="questions">
                <SectionsStep {...props} />
              </Tabs.Panel>
              <Tabs.Panel value="scoring">
                <Paper withBorder p={{ base: 'sm', sm: 'lg' }}>
                  <ScoringStep form={form} errorOf={errorOf} asked={asked} />
                </Paper>
              </Tabs.Panel>
            </Tabs>
            {!form.isReadOnly && (
              <FormButtons
                form={form}
                showsUnsaved
                {...(questionnaire === null
                  ? { onCancel: () => void navigate(zooId === null ? LIST_HREFS.official : LIST_HREFS.establishment) }
                  : {})}
              />
            )}
          </Stack>
        </RecordForm>
        <Paper component="aside" withBorder p="md" className={classes['beside'] ?? ''} aria-label={t('preview.open')}>
          <Title order={2} size="h4" mb="sm">
            {t('preview.open')}
          </Title>
          <Outline content={form.values} questions={known.questions} />
        </Paper>
      </div>
    </>
  );
}

function State({ status, version }: { readonly status: 'draft' | 'published' | 'archived'; readonly version: number }) {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  return (
    <>
      <ContentStatusBadge status={status} /> {version > 0 && t('versionNumber', { number: number(version) })}
    </>
  );
}
