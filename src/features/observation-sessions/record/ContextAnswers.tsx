import { Badge, Table, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { textIn } from '#domain/content/translated.ts';
import { correctedAnswers } from '#domain/observation-sessions/context-answers.ts';
import type { SessionRecord } from '#domain/observation-sessions/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useAnswerWords } from '#kit/questions/useAnswerWords.ts';
import { useAskedContext } from '../context/useAskedContext.ts';
import classes from './record.module.css';

/**
 * The questions of the context with the answers of a session; what a correction replaced is struck out below. Nothing
 * where the campaign has no context.
 */
export function ContextAnswers({
  campaign,
  records,
}: {
  readonly campaign: Campaign;
  readonly records: readonly SessionRecord[];
}) {
  const { t } = useTranslation(['session-context', 'sessions']);
  const language = useLanguage();
  const { list } = useFormat();
  const { answerText } = useAnswerWords();
  const { flow, error, refetch } = useAskedContext(campaign);
  const answers = useMemo(() => correctedAnswers(records), [records]);
  if (flow === null) return null;
  return (
    <section aria-labelledby="session-context">
      <Title order={2} size="h4" mb="xs" id="session-context">
        {t('title')}
      </Title>
      <RecordState
        asked={{ record: flow, error, refetch }}
        unknown={['context/not-found']}
        notFound={<Text c="dimmed">{t('none')}</Text>}
      >
        {({ questions }) => (
          <Table aria-labelledby="session-context" verticalSpacing="xs" maw={900}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('question')}</Table.Th>
                <Table.Th scope="col">{t('answer')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {questions.map((question) => {
                const { value, before } = answers.get(question.questionId) ?? { value: null, before: [] };
                return (
                  <Table.Tr key={question.questionId}>
                    <Table.Th scope="row" fw={500}>
                      {textIn(question.wording, language)}
                    </Table.Th>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>
                      {answerText(question, value)}{' '}
                      {before.length > 0 && (
                        <>
                          <Badge variant="light" color="orange" tt="none">
                            {t('sessions:record.corrected', { count: before.length })}
                          </Badge>
                          <s className={classes['before']}>{list(before.map((one) => answerText(question, one)))}</s>
                        </>
                      )}
                    </Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        )}
      </RecordState>
    </section>
  );
}
