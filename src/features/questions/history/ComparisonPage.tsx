import { Checkbox, Paper, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useQuestionQuery, useQuestionStepsQuery } from '#data/questions/questions.endpoints.ts';
import type { QuestionContent } from '#domain/questions/question.ts';
import type { QuestionTable } from '#domain/questions/question-table.ts';
import { textIn } from '#domain/content/translated.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { KnowledgeState } from '../parts/KnowledgeState.tsx';
import { MAX_STEPS_READ } from './max-steps-read.ts';
import { QuestionDifferences } from './QuestionDifferences.tsx';

type Side = {
  readonly questionId: string | null;
  /** null: as it stands now */
  readonly logId: string | null;
};

/** /QuestionComparisonView: the questions of `?id=` and `?with=`, or two states of one (`from`, `to`), word by word. */
export function Component() {
  const { t } = useTranslation('questions');
  return (
    <>
      <PageHeader title={t('compare.title')} />
      <KnowledgeState>{({ table }) => <Comparison table={table} />}</KnowledgeState>
    </>
  );
}

function Comparison({ table }: { readonly table: QuestionTable }) {
  const { t } = useTranslation('questions');
  const [parameters, setParameters] = useSearchParams();
  const known = (id: string | null) => (id !== null && Object.hasOwn(table.questions, id) ? id : null);
  const first = known(parameters.get('id'));
  const left: Side = { questionId: first, logId: parameters.get('from') };
  const right: Side = { questionId: known(parameters.get('with')) ?? first, logId: parameters.get('to') };
  const showsAll = parameters.get('all') === '1';
  const [leftContent, rightContent] = [useContent(left), useContent(right)];
  const put = (changes: Readonly<Record<string, string | null>>) =>
    setParameters(
      (before) => {
        for (const [name, value] of Object.entries(changes))
          if (value === null) before.delete(name);
          else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <SideChoice
          label={t('compare.left')}
          table={table}
          side={left}
          onChoose={({ questionId, logId }) => put({ id: questionId, from: logId })}
        />
        <SideChoice
          label={t('compare.right')}
          table={table}
          side={right}
          onChoose={({ questionId, logId }) => put({ with: questionId, to: logId })}
        />
      </SimpleGrid>
      <Checkbox
        label={t('compare.onlyDifferences')}
        checked={!showsAll}
        onChange={(event) => put({ all: event.currentTarget.checked ? null : '1' })}
      />
      <Paper withBorder p="lg">
        {leftContent === null || rightContent === null ? (
          <Text>{t('compare.choose')}</Text>
        ) : (
          <QuestionDifferences
            left={leftContent}
            right={rightContent}
            sameText={t('compare.same')}
            showsAll={showsAll}
          />
        )}
      </Paper>
    </Stack>
  );
}

/** Returns the content of a side; null until it has come. */
function useContent({ questionId, logId }: Side): QuestionContent | null {
  const { data: present } = useQuestionQuery(questionId ?? skipToken);
  const { data: steps } = useQuestionStepsQuery(
    questionId === null ? skipToken : { questionId, count: MAX_STEPS_READ },
  );
  if (logId === null) return present ?? null;
  return steps?.items.find((step) => step.logId === logId)?.content ?? null;
}

function SideChoice({
  label,
  table,
  side: { questionId, logId },
  onChoose,
}: {
  readonly label: string;
  readonly table: QuestionTable;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}) {
  const { t } = useTranslation('questions');
  const language = useLanguage();
  const { dateTime } = useFormat();
  const { data: steps } = useQuestionStepsQuery(
    questionId === null ? skipToken : { questionId, count: MAX_STEPS_READ },
  );
  const states = (steps?.items ?? []).map((step) => ({
    value: step.logId,
    label: `${t(`values.action.${step.action}`)} · ${dateTime(step.atUnix)}`,
  }));
  return (
    <Stack gap="sm">
      <SearchSelect
        label={label}
        data={Object.entries(table.questions).map(([value, one]) => ({
          value,
          label: `${one.questionRef} · ${textIn(one.wording, language)}`,
        }))}
        value={questionId}
        onChange={(chosen) => onChoose({ questionId: chosen, logId: null })}
      />
      <Select
        label={t('fields.version')}
        disabled={questionId === null}
        data={[{ value: '', label: t('compare.present') }, ...states]}
        value={logId ?? ''}
        allowDeselect={false}
        onChange={(chosen) => onChoose({ questionId, logId: chosen || null })}
      />
    </Stack>
  );
}
