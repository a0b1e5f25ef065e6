import { Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import { weightOf } from '#domain/content/weights.ts';
import type { ProfileVersion } from '#domain/profiles/profile.ts';
import { weightsUnder } from '#domain/profiles/profile-for.ts';
import { QUESTION_CATEGORIES } from '#domain/questions/question.ts';
import { explain } from '#domain/questionnaires/explanation.ts';
import { labelOf } from '#domain/scoring/scores.ts';
import type { Known } from '#features/questionnaires/index.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import type { Sample } from '../parts/useSample.ts';
import { useTargetName } from '../parts/useTargetName.ts';
import { SideTable } from './SideTable.tsx';

/** The animals and the weights of two profiles, and the scores of the same sample answers under each. */
export function ComparisonTables({
  one,
  other,
  sample,
  known,
}: {
  readonly one: ProfileVersion;
  readonly other: ProfileVersion;
  readonly sample: Sample | null;
  readonly known: Known;
}) {
  const { t } = useTranslation(['profiles', 'scores', 'questionnaires']);
  const language = useLanguage();
  const targetName = useTargetName();
  const words = useScoreWords();
  const [showsAll, setShowsAll] = useState(false);
  const names = [one, other].map(({ name }) => textIn(name, language)) as [string, string];
  const asked = sample?.flow.questions ?? [];
  const named = new Set([one, other].flatMap(({ weights }) => Object.keys(weights.questions)));
  const more = [...named].flatMap((id) =>
    asked.some((question) => question.questionId === id) ? [] : (known.questions.get(id) ?? []),
  );
  const weigh = ({ weights }: ProfileVersion) => (sample === null ? weights : weightsUnder(weights, sample.weights));
  const [left, right] = [weigh(one), weigh(other)];
  const questions = [...asked, ...more]
    .map((question) => ({ question, weights: [weightOf(left, question), weightOf(right, question)] as const }))
    .filter(({ weights }) => showsAll || weights[0] !== weights[1]);
  return (
    <Stack gap="lg">
      <SideTable
        caption={t('questionnaires:scoring.categories')}
        names={names}
        rows={[
          { key: 'target', name: t('fields.target'), cells: [targetName(one.target), targetName(other.target)] },
          ...QUESTION_CATEGORIES.map((category) => ({
            key: category,
            name: t(`scores:values.category.${category}`),
            cells: [words.weight(left.categories[category]), words.weight(right.categories[category])] as const,
          })),
        ]}
      />
      <section>
        <Switch
          mb="xs"
          label={t('comparison.showAll')}
          checked={showsAll}
          onChange={(event) => setShowsAll(event.currentTarget.checked)}
        />
        {questions.length === 0 ? (
          <Text c="dimmed">{t('comparison.sameQuestions')}</Text>
        ) : (
          <SideTable
            caption={t('comparison.questions')}
            names={names}
            rows={questions.map(({ question, weights }) => ({
              key: question.questionId,
              name: textIn(question.wording, language),
              cells: [words.weight(weights[0]), words.weight(weights[1])],
            }))}
          />
        )}
      </section>
      {sample !== null && <Effects names={names} sample={sample} weights={[left, right]} />}
    </Stack>
  );
}

function Effects({
  names,
  sample: { flow, answering },
  weights,
}: {
  readonly names: readonly [string, string];
  readonly sample: Sample;
  readonly weights: readonly [Sample['weights'], Sample['weights']];
}) {
  const { t } = useTranslation(['profiles', 'scores']);
  const words = useScoreWords();
  const [one, other] = [explain(flow, answering, weights[0]), explain(flow, answering, weights[1])];
  const overall = (value: number | null) => {
    const label = labelOf(value);
    return (
      <>
        {words.score(value)} {label !== null && <ScoreLabelBadge label={label} />}
      </>
    );
  };
  return (
    <section>
      <Title order={2} size="h3">
        {t('effect.title')}
      </Title>
      <Text fz="sm" c="dimmed" mb="xs">
        {t('effect.sampleNote')}
      </Text>
      <SideTable
        caption={t('effect.title')}
        names={names}
        rows={[
          ...one.categories.map(({ category, score }, place) => ({
            key: category,
            name: t(`scores:values.category.${category}`),
            cells: [words.score(score), words.score(other.categories[place]?.score ?? null)] as const,
          })),
          {
            key: 'overall',
            name: t('scores:overall'),
            cells: [overall(one.scores.overall), overall(other.scores.overall)] as const,
          },
        ]}
      />
    </section>
  );
}
