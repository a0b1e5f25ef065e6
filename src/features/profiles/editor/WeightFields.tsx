import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import { sharesInCategory, sharesOf } from '#domain/questionnaires/weight-shares.ts';
import { weightOf } from '#domain/content/weights.ts';
import { weightsUnder } from '#domain/profiles/profile-for.ts';
import { type PublishedQuestion, QUESTION_CATEGORIES } from '#domain/questions/question.ts';
import { type Known, WeightRow, WeightTable, withWeight } from '#features/questionnaires/index.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Sample } from '../parts/useSample.ts';
import type { ProfileForm } from './useProfileForm.ts';

/** The weights of the categories, of the questions of the sample's questionnaire, and of the others that the profile names. */
export function WeightFields({
  form,
  errorOf,
  known,
  sample,
}: {
  readonly form: ProfileForm;
  readonly errorOf: (path: string) => string | null;
  readonly known: Known;
  /** null until it has come, or where there is no published questionnaire */
  readonly sample: Sample | null;
}) {
  const { t } = useTranslation(['profiles', 'questionnaires', 'scores']);
  const language = useLanguage();
  const { weights } = form.values;
  const asked = sample?.flow.questions ?? [];
  const applied = sample === null ? weights : weightsUnder(weights, sample.weights);
  const shares = sharesInCategory(asked, applied);
  const ofCategories = sharesOf(QUESTION_CATEGORIES.map((category) => weights.categories[category]));
  const others = Object.keys(weights.questions).flatMap((id) => {
    const question = known.questions.get(id);
    return question === undefined || asked.some(({ questionId }) => questionId === id) ? [] : [question];
  });
  const rowOf = (question: PublishedQuestion) => {
    // Without a weight in the profile, that of the questionnaire holds.
    const before = sample === null ? question.weight : weightOf(sample.weights, question);
    return (
      <WeightRow
        key={question.questionId}
        name={textIn(question.wording, language)}
        path={`weights.questions.${question.questionId}`}
        weight={weightOf(applied, question)}
        share={shares.get(question.questionId) ?? null}
        own={before}
        isReadOnly={form.isReadOnly}
        errorOf={errorOf}
        onChange={(weight) =>
          form.change({ weights: withWeight(weights, question.questionId, weight === before ? null : weight) })
        }
      />
    );
  };
  return (
    <Stack gap="lg">
      <Text fz="sm" c="dimmed">
        {t('questionnaires:scoring.hint')}
      </Text>
      <WeightTable caption={t('questionnaires:scoring.categories')} shareHead={t('questionnaires:scoring.ofScore')}>
        {QUESTION_CATEGORIES.map((category, place) => (
          <WeightRow
            key={category}
            name={t(`scores:values.category.${category}`)}
            path={`weights.categories.${category}`}
            weight={weights.categories[category]}
            share={ofCategories[place] ?? null}
            isReadOnly={form.isReadOnly}
            errorOf={errorOf}
            onChange={(weight) =>
              form.change({ weights: { ...weights, categories: { ...weights.categories, [category]: weight } } })
            }
          />
        ))}
      </WeightTable>
      {QUESTION_CATEGORIES.map((category) => {
        const own = asked.filter((question) => question.category === category);
        if (own.length === 0) return null;
        return (
          <WeightTable
            key={category}
            caption={t(`scores:values.category.${category}`)}
            shareHead={t('questionnaires:scoring.ofCategory')}
          >
            {own.map(rowOf)}
          </WeightTable>
        );
      })}
      {others.length > 0 && (
        <WeightTable caption={t('editor.others')} shareHead={t('questionnaires:scoring.ofCategory')}>
          {others.map(rowOf)}
        </WeightTable>
      )}
    </Stack>
  );
}
