import { Badge, Group, List, Paper, Table, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { citationOf } from '#domain/bibliography/citation.ts';
import type { BibliographyRegister } from '#domain/bibliography/reference.ts';
import { textIn } from '#domain/content/translated.ts';
import { type Weights, weightOf } from '#domain/content/weights.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import { maxScoreOf } from '#domain/scoring/question-score.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useScoredAnswers } from './useScoredAnswers.ts';

/** A question with all that its evaluator does not see: scores, expected answers, weight, sources. */
export function ScoredQuestion({
  question,
  number,
  weights,
  isRequired,
  condition,
  sources,
}: {
  readonly question: PublishedQuestion;
  readonly number: number;
  readonly weights: Weights;
  readonly isRequired: boolean;
  /** the sentence of its condition; null when it is always asked */
  readonly condition: string | null;
  readonly sources: BibliographyRegister['references'];
}) {
  const { t } = useTranslation(['questionnaire-preview', 'scores', 'answering', 'content']);
  const language = useLanguage();
  const format = useFormat();
  const answers = useScoredAnswers()(question);
  const max = maxScoreOf(question);
  const help = textIn(question.help, language);
  return (
    <Paper component="article" withBorder p={{ base: 'sm', sm: 'md' }}>
      <Group gap="xs" mb={4}>
        <Badge variant="default" tt="none">
          {t(`scores:values.category.${question.category}`)}
        </Badge>
        <Badge variant="default" tt="none">
          {t('weightOf', { number: format.number(weightOf(weights, question), { maximumFractionDigits: 2 }) })}
        </Badge>
        {isRequired && (
          <Badge variant="light" color="orange" tt="none">
            {t('answering:required')}
          </Badge>
        )}
        <Text fz="sm" c="dimmed">
          {question.questionRef}
        </Text>
      </Group>
      <Title order={3} size="h5">{`${number}. ${textIn(question.wording, language)}`}</Title>
      {condition !== null && <Text fz="sm">{condition}</Text>}
      {help !== '' && (
        <Text fz="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
          {help}
        </Text>
      )}
      {max === null ? (
        <Text fz="sm" mt="xs">
          {t('scores:values.leftOut.no_score')}
        </Text>
      ) : (
        <Table mt="xs" withRowBorders={false} verticalSpacing={4} aria-label={textIn(question.wording, language)}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('answerHead')}</Table.Th>
              <Table.Th ta="end">{t('scores:score')}</Table.Th>
              <Table.Th ta="center">{t('reference')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {answers.map(({ words, score, isReference }) => (
              <Table.Tr key={words}>
                <Table.Td>{words}</Table.Td>
                <Table.Td ta="end">{`${format.number(score)} / ${format.number(max)}`}</Table.Td>
                <Table.Td ta="center">
                  {isReference && <IconCheck size={18} role="img" aria-label={t('reference')} />}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {question.references.length > 0 && (
        <>
          <Text fw={600} fz="sm" mt="xs">
            {t('content:sources')}
          </Text>
          <List size="sm">
            {question.references.map((id) => {
              const source = sources[id];
              return <List.Item key={id}>{source === undefined ? id : citationOf(source)}</List.Item>;
            })}
          </List>
        </>
      )}
    </Paper>
  );
}
