import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconBulb, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import { proposedActions, takenQuestions } from '#domain/quick-groups/proposed-actions.ts';
import type { QuickAction, TypedQuickAction } from '#domain/quick-groups/quick-action.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { ACTION_TITLE_LENGTH } from '#domain/quick-groups/work-title.ts';
import type { QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReferenceAnswer } from '#kit/questions/useReferenceAnswer.ts';
import { useExplained, useGroupResults } from '../results/useGroupResults.ts';

type Props = {
  readonly actions: readonly QuickAction[];
  readonly onAccept: (
    proposal: Pick<TypedQuickAction, 'title' | 'description' | 'category' | 'priority' | 'questionId'>,
  ) => void;
};

/** The actions that the low categories of the last evaluation propose; nothing where all are well. */
export function ProposedActions({ group, ...props }: Props & { readonly group: QuickGroup }) {
  const last = useGroupResults(group.groupId).record?.finished[0];
  return last === undefined ? null : <ProposalsOf evaluation={last.evaluation} {...props} />;
}

function ProposalsOf({ evaluation, actions, onAccept }: Props & { readonly evaluation: QuickEvaluation }) {
  const { t } = useTranslation('quick-work');
  const language = useLanguage();
  const expectedOf = useReferenceAnswer();
  const { record } = useExplained(evaluation);
  if (record === undefined) return null;
  const taken = takenQuestions(actions, evaluation.finishedAtUnix ?? evaluation.startedAtUnix);
  const proposals = proposedActions(record.explanation, record.flow.questions, taken);
  if (proposals.length === 0) return null;
  return (
    <Alert color="orange" icon={<IconBulb aria-hidden />} title={t('proposals.title')}>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('proposals.title')}>
        {proposals.map(({ question, category, priority }) => {
          const { questionId } = question;
          const title = textIn(question.wording, language);
          const answers = expectedOf(question);
          const expected = answers === '' ? '' : t('proposals.expected', { answers });
          return (
            <Group component="li" key={questionId} justify="space-between" gap="sm">
              <Stack gap={2} flex="1 1 18rem">
                <Text fz="sm" fw={500}>
                  {title}
                </Text>
                {expected !== '' && <Text fz="sm">{expected}</Text>}
              </Stack>
              <Button
                variant="light"
                color="orange"
                leftSection={<IconPlus size={18} aria-hidden />}
                aria-label={t('proposals.acceptNamed', { name: title })}
                onClick={() =>
                  onAccept({
                    ...{
                      title: title.slice(0, ACTION_TITLE_LENGTH),
                      description: expected,
                      category,
                      priority,
                      questionId,
                    },
                  })
                }
              >
                {t('proposals.accept')}
              </Button>
            </Group>
          );
        })}
      </Stack>
    </Alert>
  );
}
