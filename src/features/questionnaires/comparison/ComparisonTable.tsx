import { List, Switch, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { textIn } from '#domain/content/translated.ts';
import {
  type AskedQuestion,
  type ComparedFact,
  type ComparedQuestion,
  compareQuestionnaires,
  isChangedQuestion,
  isUnchanged,
  type QuestionnaireState,
} from '#domain/questionnaires/compare-questionnaires.ts';
import type { QuestionnaireContent } from '#domain/questionnaires/questionnaire.ts';
import { QUESTION_CATEGORIES } from '#domain/questions/question.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';
import { useConditionWords } from '../parts/useConditionWords.ts';

/** The facts and the questions of two states of a questionnaire side by side; those that differ first of all. */
export function ComparisonTable({
  one,
  other,
  taxonomy,
  heads,
}: {
  readonly one: QuestionnaireState;
  readonly other: QuestionnaireState;
  readonly taxonomy: Taxonomy;
  readonly heads: readonly [string, string];
}) {
  const { t } = useTranslation(['questionnaires', 'questions', 'content']);
  const { number } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const comparison = compareQuestionnaires(one, other);
  const changed = comparison.questions.filter(isChangedQuestion);
  const factWords = useFactWords(taxonomy);
  const shown = showsAll ? comparison.questions : changed;
  return (
    <>
      <Text role="status">
        {isUnchanged(comparison)
          ? t('comparison.none')
          : t('comparison.summary', {
              facts: number(comparison.facts.length),
              questions: number(changed.length),
              of: number(comparison.questions.length),
            })}
      </Text>
      {comparison.facts.length > 0 && (
        <Table.ScrollContainer minWidth={560}>
          <Table withTableBorder verticalSpacing="sm" aria-label={t('editor.facts')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={180}>{t('content:difference')}</Table.Th>
                {heads.map((head) => (
                  <Table.Th key={head}>{head}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {comparison.facts.map((fact) => (
                <Table.Tr key={fact}>
                  <Table.Th>{t(`values.fact.${fact}`)}</Table.Th>
                  {[one, other].map(({ content }, side) => (
                    <Table.Td key={heads[side]} style={{ whiteSpace: 'pre-line' }}>
                      {factWords(content, fact)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Switch
        label={t('comparison.showAll')}
        checked={showsAll}
        onChange={(event) => setShowsAll(event.currentTarget.checked)}
      />
      {shown.length > 0 && (
        <Table.ScrollContainer minWidth={640}>
          <Table withTableBorder verticalSpacing="sm" aria-label={t('questions:list.title')}>
            <Table.Thead>
              <Table.Tr>
                {heads.map((head) => (
                  <Table.Th key={head}>{head}</Table.Th>
                ))}
                <Table.Th>{t('content:difference')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((line) => (
                <Table.Tr key={line.questionId}>
                  <Table.Td>
                    <Side asked={line.one} of={one} />
                  </Table.Td>
                  <Table.Td>
                    <Side asked={line.other} of={other} />
                  </Table.Td>
                  <Table.Td>
                    <Difference line={line} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  );
}

function Side({ asked, of }: { readonly asked: AskedQuestion | null; readonly of: QuestionnaireState }) {
  const { t } = useTranslation(['questionnaires', 'questions']);
  const language = useLanguage();
  const { number } = useFormat();
  const conditionWords = useConditionWords(of.questions);
  if (asked === null) return '–';
  const { question, questionId, section, condition, isRequired, weight } = asked;
  return (
    <>
      <Text fw={600} fz="sm">
        {question === null ? questionId : textIn(question.wording, language)}
        {isRequired && ' *'}
      </Text>
      <Text fz="sm" c="dimmed">
        {[
          textIn(section.name, language),
          ...(weight === null ? [] : [t('comparison.weight', { weight: number(weight) })]),
        ].join(' · ')}
      </Text>
      {condition !== null && (
        <Text fz="sm" c="dimmed">
          {conditionWords(condition)}
        </Text>
      )}
    </>
  );
}

function Difference({ line: { one, other, fields } }: { readonly line: ComparedQuestion }) {
  const { t } = useTranslation(['questionnaires', 'content']);
  if (one === null) return t('content:added');
  if (other === null) return t('content:removed');
  if (fields.length === 0) return t('content:same');
  return (
    <List size="sm">
      {fields.map((field) => (
        <List.Item key={field}>{t(`values.compared.${field}`)}</List.Item>
      ))}
    </List>
  );
}

function useFactWords(taxonomy: Taxonomy) {
  const { t } = useTranslation(['questionnaires', 'questions']);
  const language = useLanguage();
  const { number } = useFormat();
  const levelName = useLevelLabel(taxonomy);
  return (content: QuestionnaireContent, fact: ComparedFact): string => {
    switch (fact) {
      case 'questionnaireRef':
        return content.questionnaireRef;
      case 'level':
        return levelName(content.level);
      case 'name':
      case 'description':
        return textIn(content[fact], language);
      case 'sections':
        return content.sections.map(({ name }) => textIn(name, language)).join('\n');
      case 'categoryWeights':
        return QUESTION_CATEGORIES.map((category) =>
          t('comparison.categoryWeight', {
            category: t(`questions:values.category.${category}`),
            weight: number(content.weights.categories[category]),
          }),
        ).join('\n');
    }
  };
}
