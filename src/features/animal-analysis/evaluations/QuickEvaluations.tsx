import { Anchor, Group, List, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuickGroupsQuery } from '#data/quick-groups/quick-groups.endpoints.ts';
import { maySee } from '#domain/access/may-see.ts';
import { resultsHref } from '#features/quick-groups/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { useActor } from '#state/session/use-session.ts';

/** The last quick evaluation of each group that names the animal: score, label and day, with the way to its results. */
export function QuickEvaluations({ animalId }: { readonly animalId: string }) {
  const { t } = useTranslation(['animal-analysis', 'words']);
  const { shortDay } = useFormat();
  const { score } = useScoreWords();
  const actor = useActor();
  const id = useId();
  const mayRead = maySee(actor, 'quickEvaluation');
  const { data } = useQuickGroupsQuery(actor.zooId, { skip: !mayRead });
  if (data === undefined) return null;
  const evaluated = data.items.flatMap(({ groupId, groupName, animalIds, lastEvaluation }) =>
    lastEvaluation !== null && animalIds.includes(animalId) ? [{ groupId, groupName, ...lastEvaluation }] : [],
  );
  return (
    <Stack component="section" aria-labelledby={id} gap="xs" mt="xl">
      <Title order={2} fz="lg" id={id}>
        {t('quick.title')}
      </Title>
      {evaluated.length === 0 ? (
        <Text c="dimmed">{t('quick.none')}</Text>
      ) : (
        <List listStyleType="none" p={0} spacing="xs">
          {evaluated
            .toSorted((one, other) => other.atUnix - one.atUnix)
            .map(({ groupId, groupName, evaluationId, atUnix, overall, label }) => (
              <List.Item key={groupId}>
                <Group gap="sm">
                  <Anchor
                    component={Link}
                    to={resultsHref(groupId, evaluationId)}
                    style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                  >
                    {groupName}
                  </Anchor>
                  <Text fw={600}>{t('quick.score', { score: score(overall) })}</Text>
                  {label !== null && <ScoreLabelBadge label={label} />}
                  <Text c="dimmed">{shortDay(atUnix)}</Text>
                </Group>
              </List.Item>
            ))}
        </List>
      )}
    </Stack>
  );
}
