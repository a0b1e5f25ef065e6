import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sharesInCategory, sharesOf } from '#domain/questionnaires/weight-shares.ts';
import { textIn } from '#domain/content/translated.ts';
import { weightOf } from '#domain/content/weights.ts';
import { type PublishedQuestion, QUESTION_CATEGORIES, type QuestionCategory } from '#domain/questions/question.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { withWeight } from './section-changes.ts';
import type { StepProps } from './step-props.ts';
import { WeightRow, WeightTable } from './WeightTable.tsx';

/** The weights of the categories and of the questions, with the part that each has in the score, in percent. */
export function ScoringStep({
  form,
  errorOf,
  asked,
}: Pick<StepProps, 'form' | 'errorOf'> & {
  /** the questions of the sections, as they are published */
  readonly asked: readonly PublishedQuestion[];
}) {
  const { t } = useTranslation(['questionnaires', 'questions']);
  const language = useLanguage();
  const { weights } = form.values;
  const shares = sharesInCategory(asked, weights);
  const used = QUESTION_CATEGORIES.filter((category) => asked.some((one) => one.category === category));
  const isScored = (category: QuestionCategory) =>
    asked.some((one) => one.category === category && shares.get(one.questionId) !== null);
  const scored = used.filter(isScored);
  const ofCategories = sharesOf(scored.map((category) => weights.categories[category]));
  const shareOfCategory = (category: QuestionCategory) => ofCategories[scored.indexOf(category)] ?? null;
  if (used.length === 0) return <Text c="dimmed">{t('scoring.none')}</Text>;
  return (
    <Stack gap="lg">
      <Text fz="sm" c="dimmed">
        {t('scoring.hint')}
      </Text>
      <WeightTable caption={t('scoring.categories')} shareHead={t('scoring.ofScore')}>
        {used.map((category) => (
          <WeightRow
            key={category}
            name={t(`questions:values.category.${category}`)}
            path={`weights.categories.${category}`}
            weight={weights.categories[category]}
            share={shareOfCategory(category)}
            isReadOnly={form.isReadOnly}
            errorOf={errorOf}
            onChange={(weight) =>
              form.change({ weights: { ...weights, categories: { ...weights.categories, [category]: weight } } })
            }
          />
        ))}
      </WeightTable>
      {used.map((category) => (
        <WeightTable
          key={category}
          caption={t(`questions:values.category.${category}`)}
          shareHead={t('scoring.ofCategory')}
        >
          {asked
            .filter((one) => one.category === category)
            .map((question) => (
              <WeightRow
                key={question.questionId}
                name={textIn(question.wording, language)}
                path={`weights.questions.${question.questionId}`}
                weight={weightOf(weights, question)}
                share={shares.get(question.questionId) ?? null}
                own={question.weight}
                isReadOnly={form.isReadOnly}
                errorOf={errorOf}
                onChange={(weight) =>
                  form.change({
                    weights: withWeight(weights, question.questionId, weight === question.weight ? null : weight),
                  })
                }
              />
            ))}
        </WeightTable>
      ))}
    </Stack>
  );
}
