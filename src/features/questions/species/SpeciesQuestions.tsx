import { Alert, Anchor, Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { type PublishedQuestion, QUESTION_CATEGORIES } from '#domain/questions/question.ts';
import { depthOf } from '#domain/content/question-level.ts';
import { type QuestionOfSpecies, questionsOf } from '#domain/questions/questions-of.ts';
import { textIn } from '#domain/content/translated.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { questionHref, speciesQuestionsHref } from '../parts/addresses.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';
import { useReferenceAnswer } from '#kit/questions/useReferenceAnswer.ts';
import { gapsOf } from './species-gaps.ts';

/** The computed questions of a species by domain, those that are left out, and what is missing. */
export function SpeciesQuestions({
  specieId,
  taxonomy,
  questions,
}: {
  readonly specieId: string;
  readonly taxonomy: Taxonomy;
  readonly questions: readonly PublishedQuestion[];
}) {
  const { t } = useTranslation('questions');
  const { asked, leftOut } = useMemo(
    () => questionsOf({ kind: 'species', id: specieId }, taxonomy, questions),
    [specieId, taxonomy, questions],
  );
  return (
    <Stack gap="lg">
      <Text>{t('species.count', { count: asked.length })}</Text>
      <Own specieId={specieId} taxonomy={taxonomy} questions={questions} asked={asked} />
      {QUESTION_CATEGORIES.map((category) => {
        const ofCategory = asked.filter(({ question }) => question.category === category);
        return ofCategory.length === 0 ? null : (
          <Paper key={category} component="section" withBorder p="lg">
            <Group justify="space-between" mb="md">
              <Title order={2} size="h3">
                {t(`values.category.${category}`)}
              </Title>
              <Text c="dimmed" fz="sm">
                {t('species.count', { count: ofCategory.length })}
              </Text>
            </Group>
            <Stack gap="md" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
              {ofCategory.map((one) => (
                <AskedQuestion key={one.question.questionId} one={one} taxonomy={taxonomy} />
              ))}
            </Stack>
          </Paper>
        );
      })}
      {leftOut.length > 0 && (
        <Paper component="section" withBorder p="lg">
          <Title order={2} size="h3" mb="md">
            {t('species.leftOut')}
          </Title>
          <LeftOut leftOut={leftOut} taxonomy={taxonomy} />
        </Paper>
      )}
      <Gaps asked={asked} />
    </Stack>
  );
}

/** Says where the questions come from when the species has none of its own, and which relatives have some. */
function Own({
  specieId,
  taxonomy,
  questions,
  asked,
}: {
  readonly specieId: string;
  readonly taxonomy: Taxonomy;
  readonly questions: readonly PublishedQuestion[];
  readonly asked: readonly QuestionOfSpecies[];
}) {
  const { t } = useTranslation('questions');
  const language = useLanguage();
  const levelName = useLevelLabel(taxonomy);
  if (asked.some(({ from }) => from.kind === 'species')) return null;
  const nearest = asked.toSorted((one, other) => depthOf(other.from.kind) - depthOf(one.from.kind))[0];
  const { familyId } = taxonomy.species[specieId] ?? { familyId: null };
  const relatives = [
    ...new Set(questions.flatMap(({ level }) => (level.kind === 'species' ? (level.id ?? []) : []))),
  ].filter((id) => familyId !== null && taxonomy.species[id]?.familyId === familyId);
  return (
    <Alert role="note" color="blue" icon={<IconInfoCircle size={18} aria-hidden />}>
      <Text fz="sm">
        {nearest === undefined ? t('species.none') : t('species.inherited', { level: levelName(nearest.from) })}
      </Text>
      {relatives.map((id) => {
        const relative = taxonomy.species[id];
        return (
          <Anchor key={id} component={Link} to={speciesQuestionsHref(id)} fz="sm" me="md">
            {t('species.relative', { name: relative === undefined ? id : speciesNameIn(relative, language) })}
          </Anchor>
        );
      })}
    </Alert>
  );
}

function AskedQuestion({ one, taxonomy }: { readonly one: QuestionOfSpecies; readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation('questions');
  const language = useLanguage();
  const levelName = useLevelLabel(taxonomy);
  const referenceAnswer = useReferenceAnswer();
  const { question, from, adaptedAt } = one;
  const expected = referenceAnswer(question);
  return (
    <li>
      <Group gap="xs" align="baseline">
        <Anchor component={Link} to={questionHref(question.questionId)} fw={600}>
          {textIn(question.wording, language)}
        </Anchor>
        <Badge variant="light" color="gray" tt="none" radius="sm">
          {levelName(from)}
        </Badge>
        {adaptedAt.map((level) => (
          <Badge key={`${level.kind}${level.id}`} variant="light" color="orange" tt="none" radius="sm">
            {t('species.adapted', { level: levelName(level) })}
          </Badge>
        ))}
      </Group>
      <Text fz="sm" c="dimmed">
        {question.questionRef} · {t(`values.type.${question.type}`)}
        {expected !== '' && ` · ${t('species.expected', { answer: expected })}`}
      </Text>
    </li>
  );
}

function LeftOut({
  leftOut,
  taxonomy,
}: {
  readonly leftOut: ReturnType<typeof questionsOf>['leftOut'];
  readonly taxonomy: Taxonomy;
}) {
  const { t } = useTranslation('questions');
  const language = useLanguage();
  const levelName = useLevelLabel(taxonomy);
  return (
    <Stack gap="sm">
      {leftOut.map(({ question, leftOutAt, reason }) => (
        <div key={question.questionId}>
          <Anchor component={Link} to={questionHref(question.questionId)}>
            {textIn(question.wording, language)}
          </Anchor>
          <Text fz="sm" c="dimmed">
            {t('species.leftOutAt', { level: levelName(leftOutAt), reason: textIn(reason, language) })}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

function Gaps({ asked }: { readonly asked: readonly QuestionOfSpecies[] }) {
  const { t } = useTranslation('questions');
  const { list } = useFormat();
  const { unscored, withoutReference, withoutSource } = gapsOf(asked);
  const refs = (questions: readonly PublishedQuestion[]) => list(questions.map(({ questionRef }) => questionRef));
  const gaps = [
    ...unscored.map((category) => t('species.gapCategory', { category: t(`values.category.${category}`) })),
    ...(withoutReference.length > 0 ? [t('species.gapReference', { refs: refs(withoutReference) })] : []),
    ...(withoutSource.length > 0 ? [t('species.gapSource', { refs: refs(withoutSource) })] : []),
  ];
  return (
    <Paper component="section" withBorder p="lg">
      <Title order={2} size="h3" mb="md">
        {t('species.gaps')}
      </Title>
      {gaps.length === 0 ? <Text>{t('species.noGap')}</Text> : gaps.map((gap) => <Text key={gap}>{gap}</Text>)}
    </Paper>
  );
}
