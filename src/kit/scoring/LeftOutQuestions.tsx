import { List, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { Flow } from '#domain/questionnaires/flow.ts';
import { type Explanation, LEFT_OUT_REASONS, leftOutIds } from '#domain/questionnaires/explanation.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** The questions that are in no score, by the reason; nothing when all are. */
export function LeftOutQuestions({ flow, explanation }: { readonly flow: Flow; readonly explanation: Explanation }) {
  const { t } = useTranslation('scores');
  const language = useLanguage();
  const wordings = new Map(flow.questions.map(({ questionId, wording }) => [questionId, textIn(wording, language)]));
  const groups = LEFT_OUT_REASONS.map((reason) => ({ reason, ids: leftOutIds(explanation, reason) })).filter(
    ({ ids }) => ids.length > 0,
  );
  if (groups.length === 0) return null;
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }}>
      <Title order={2} size="h3" mb="sm">
        {t('leftOut')}
      </Title>
      <Stack gap="md">
        {groups.map(({ reason, ids }) => (
          <div key={reason}>
            <Text fw={600} fz="sm">
              {t(`values.leftOut.${reason}`)}
            </Text>
            <List size="sm">
              {ids.map((id) => (
                <List.Item key={id}>{wordings.get(id)}</List.Item>
              ))}
            </List>
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
