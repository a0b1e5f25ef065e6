import { Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Weights } from '#domain/content/weights.ts';
import { weightsUnder } from '#domain/profiles/profile-for.ts';
import { explain } from '#domain/questionnaires/explanation.ts';
import { labelOf } from '#domain/scoring/scores.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { useSample } from '../parts/useSample.ts';

/** The scores of sample answers without a profile and under these weights, as they are typed. */
export function ProfileEffect({
  weights,
  sample: { choices, chosenId, sample, error, refetch },
  onChoose,
}: {
  readonly weights: Weights;
  readonly sample: ReturnType<typeof useSample>;
  readonly onChoose: (questionnaireId: string) => void;
}) {
  const { t } = useTranslation(['profiles', 'scores']);
  const words = useScoreWords();
  if (sample === null && error !== undefined) return <LoadFailed error={error} onRetry={refetch} />;
  if (choices?.length === 0) return <Text c="dimmed">{t('effect.none')}</Text>;
  const before = sample === null ? null : explain(sample.flow, sample.answering, sample.weights);
  const after = sample === null ? null : explain(sample.flow, sample.answering, weightsUnder(weights, sample.weights));
  return (
    <Stack gap="sm">
      <Text fz="sm" c="dimmed">
        {t('effect.hint')}
      </Text>
      <SearchSelect
        label={t('effect.questionnaire')}
        allowDeselect={false}
        data={[...(choices ?? [])]}
        value={chosenId}
        onChange={(id) => id !== null && onChoose(id)}
      />
      {before === null || after === null ? (
        <LoadingState label={t('effect.title')} count={4} />
      ) : (
        <>
          <Table aria-label={t('effect.title')} horizontalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('scores:category')}</Table.Th>
                <Table.Th ta="end">{t('effect.without')}</Table.Th>
                <Table.Th ta="end">{t('effect.with')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {after.categories.map(({ category, score }, place) => (
                <Table.Tr key={category}>
                  <Table.Th scope="row" fw={400}>
                    {t(`scores:values.category.${category}`)}
                  </Table.Th>
                  <Table.Td ta="end">{words.score(before.categories[place]?.score ?? null)}</Table.Td>
                  <Table.Td ta="end">{words.score(score)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
            <Table.Tfoot>
              <Table.Tr>
                <Table.Th scope="row">{t('scores:overall')}</Table.Th>
                <ScoreCell value={before.scores.overall} />
                <ScoreCell value={after.scores.overall} />
              </Table.Tr>
            </Table.Tfoot>
          </Table>
          <Text fz="sm" role="status">
            {differenceWords(before.scores.overall, after.scores.overall)}
          </Text>
        </>
      )}
    </Stack>
  );

  function differenceWords(without: number | null, under: number | null): string {
    if (without === null || under === null) return '';
    const difference = under - without;
    const isSame = words.score(Math.abs(difference)) === words.score(0);
    if (isSame) return t('effect.same');
    return t(difference > 0 ? 'effect.more' : 'effect.less', { number: words.score(Math.abs(difference)) });
  }
}

function ScoreCell({ value }: { readonly value: number | null }) {
  const { score } = useScoreWords();
  const label = labelOf(value);
  return (
    <Table.Td ta="end" fw={600}>
      {score(value)}
      {label !== null && (
        <div>
          <ScoreLabelBadge label={label} />
        </div>
      )}
    </Table.Td>
  );
}
