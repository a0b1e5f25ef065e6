import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import { type Answering, answerOf } from '#domain/questionnaires/answering.ts';
import type { Flow } from '#domain/questionnaires/flow.ts';
import type { ExplainedCategory } from '#domain/questionnaires/explanation.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useAnswerWords } from '../questions/useAnswerWords.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { useScoreWords } from './useScoreWords.ts';

/** The questions of a category with their answers and their parts in its score; one that is left out says the reason. */
export function QuestionTable({
  category,
  flow,
  answering,
}: {
  readonly category: ExplainedCategory;
  readonly flow: Flow;
  readonly answering: Answering;
}) {
  const { t } = useTranslation('scores');
  const language = useLanguage();
  const { answerText } = useAnswerWords();
  const { score, percent, weight } = useScoreWords();
  const questions = new Map(flow.questions.map((question) => [question.questionId, question]));
  return (
    <ScoreTable
      label={t(`values.category.${category.category}`)}
      heads={[t('question'), t('score'), t('weight'), t('share'), t('points')]}
      rows={category.questions.flatMap((one) => {
        const question = questions.get(one.questionId);
        if (question === undefined) return [];
        const comment = answering.comments[one.questionId] ?? '';
        const isTold = one.leftOut === null || one.leftOut === 'no_score';
        return [
          {
            key: one.questionId,
            isLeftOut: one.leftOut !== null,
            cells: [
              <div key="name">
                {textIn(question.wording, language)}
                <Text fz="sm" c="dimmed">
                  {[
                    isTold ? answerText(question, answerOf(answering, one.questionId)) : '',
                    one.leftOut === null ? '' : t(`values.leftOut.${one.leftOut}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                {comment !== '' && <Text fz="sm">{t('comment', { text: comment })}</Text>}
              </div>,
              one.score === null ? '–' : `${weight(one.score.score)} / ${weight(one.score.max)}`,
              one.leftOut === null ? weight(one.weight) : '–',
              percent(one.share),
              score(one.points),
            ],
          },
        ];
      })}
      total={[t('total'), '', weight(category.totalWeight), '', score(category.score)]}
    />
  );
}
