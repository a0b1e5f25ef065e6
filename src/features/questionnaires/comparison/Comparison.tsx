import { Button, Select, SimpleGrid, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { textIn } from '#domain/content/translated.ts';
import type { QuestionnaireState } from '#domain/questionnaires/compare-questionnaires.ts';
import type { Questionnaire, QuestionnaireVersion } from '#domain/questionnaires/questionnaire.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { editorHref, previewHref } from '../parts/addresses.ts';
import { QuestionnaireNotFound } from '../parts/QuestionnaireNotFound.tsx';
import { useQuestionnaireRights } from '../parts/useQuestionnaireRights.ts';
import { WithKnown, WithQuestionnaire, WithVersion } from '../parts/WithQuestionnaire.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

/** The present state, which only editors see. */
const PRESENT = 'present';

/** A version of a questionnaire beside its present state, or beside another version; the address names both. */
export function Comparison({ id }: { readonly id: string }) {
  return <WithQuestionnaire id={id}>{(questionnaire) => <Sides questionnaire={questionnaire} />}</WithQuestionnaire>;
}

function Sides({ questionnaire }: { readonly questionnaire: Questionnaire }) {
  const { t } = useTranslation(['questionnaires', 'content', 'words']);
  const language = useLanguage();
  const { number } = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const mayEdit = useQuestionnaireRights().mayEdit(questionnaire.zooId);
  const { questionnaireId, version } = questionnaire;
  const one = versionNamed(parameters.get('compare'), version) ?? version;
  const other = versionNamed(parameters.get('with'), version) ?? (mayEdit ? null : version);
  if (version === 0) return <QuestionnaireNotFound />;
  const choose = (side: 'compare' | 'with', value: string | null) => {
    const next = new URLSearchParams(parameters);
    if (value === null || value === PRESENT) next.delete(side);
    else next.set(side, value);
    setParameters(next, { replace: true });
  };
  const versions = Array.from({ length: version }, (_, at) => ({
    value: String(at + 1),
    label: t('content:versionNumber', { number: number(at + 1) }),
  }));
  const present = { value: PRESENT, label: t('comparison.present') };
  return (
    <>
      <PageHeader
        title={t('comparison.title', { name: textIn(questionnaire.name, language) })}
        subtitle={t('comparison.subtitle')}
        action={
          <Button
            component={Link}
            to={mayEdit ? editorHref(questionnaireId) : previewHref(questionnaireId)}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            {t('words:back')}
          </Button>
        }
      />
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, xs: 2 }} maw={640}>
          <Select
            label={t('content:values.side.one')}
            allowDeselect={false}
            data={versions}
            value={String(one)}
            onChange={(value) => choose('compare', value)}
          />
          <Select
            label={t('content:values.side.other')}
            allowDeselect={false}
            data={mayEdit ? [present, ...versions] : versions}
            value={other === null ? PRESENT : String(other)}
            onChange={(value) => choose('with', value)}
          />
        </SimpleGrid>
        <WithVersion questionnaireId={questionnaireId} number={one}>
          {(left) => (
            <WithVersion questionnaireId={questionnaireId} number={other ?? 0}>
              {(right) => (
                <WithKnown>
                  {(known) =>
                    left !== null && (
                      <ComparisonTable
                        one={stateOf(left)}
                        other={right === null ? { content: questionnaire, questions: known.questions } : stateOf(right)}
                        taxonomy={known.taxonomy}
                        heads={[
                          t('content:versionNumber', { number: number(one) }),
                          other === null ? present.label : t('content:versionNumber', { number: number(other) }),
                        ]}
                      />
                    )
                  }
                </WithKnown>
              )}
            </WithVersion>
          )}
        </WithVersion>
      </Stack>
    </>
  );
}

function versionNamed(text: string | null, last: number): number | null {
  const named = Number(text);
  return text !== null && Number.isInteger(named) && named >= 1 && named <= last ? named : null;
}

function stateOf(version: QuestionnaireVersion): QuestionnaireState {
  return { content: version, questions: new Map(version.questions.map((one) => [one.questionId, one])) };
}
