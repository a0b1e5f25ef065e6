import { Button, Checkbox, Group, Select, SimpleGrid, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levelKey, type QuestionLevel } from '#domain/content/question-level.ts';
import { QUESTION_CATEGORIES, QUESTION_TYPES } from '#domain/questions/question.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { useRowSearch } from '#ui/filters/useRowSearch.ts';
import type { Known } from '../parts/useKnownQuestions.ts';
import classes from './editor.module.css';
import { type ChoiceFilters, filteredChoices, type QuestionChoice, questionChoices } from './question-choices.ts';

const NO_FILTER: ChoiceFilters = { category: null, level: null, type: null };
/** The most questions shown at a time; the search finds the others. */
const MAX_SHOWN = 100;
const textOf = ({ searchText }: QuestionChoice) => searchText;

/** A dialog to add published questions, many at once: those whose level holds for the questionnaire. */
export function QuestionPicker({
  known,
  level,
  asked,
  onAdd,
  onClose,
}: {
  readonly known: Known;
  /** of the questionnaire */
  readonly level: QuestionLevel;
  /** the questions that it asks already */
  readonly asked: ReadonlySet<string>;
  readonly onAdd: (questionIds: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['questionnaires', 'questions', 'content', 'words', 'common']);
  const language = useLanguage();
  const { number } = useFormat();
  const levelName = useLevelLabel(known.taxonomy);
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState(NO_FILTER);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choices = useMemo(
    () => questionChoices(known.questions.values(), level, known.taxonomy, asked, language),
    [known, level, asked, language],
  );
  const filtered = useMemo(() => filteredChoices(choices, filters), [choices, filters]);
  const { rows } = useRowSearch(filtered, textOf, search);
  const shown = rows.slice(0, MAX_SHOWN);
  const levels = [...new Map(choices.map((one) => [levelKey(one.level), one.level]))];
  const ids = shown.map(({ questionId }) => questionId);
  const isAll = ids.length > 0 && ids.every((id) => chosen.includes(id));
  return (
    <Dialog title={t('editor.addQuestions')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="sm">
        <SearchField
          label={t('picker.search')}
          placeholder={t('picker.search')}
          clearLabel={t('words:clearSearch')}
          value={search}
          onSearch={setSearch}
        />
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs">
          <Select
            aria-label={t('questions:fields.category')}
            placeholder={t('questions:filters.allCategories')}
            clearable
            data={QUESTION_CATEGORIES.map((value) => ({ value, label: t(`questions:values.category.${value}`) }))}
            value={filters.category}
            onChange={(value) => setFilters({ ...filters, category: value })}
          />
          <Select
            aria-label={t('content:level')}
            placeholder={t('questions:filters.allLevels')}
            clearable
            data={levels.map(([value, one]) => ({ value, label: levelName(one) }))}
            value={filters.level}
            onChange={(value) => setFilters({ ...filters, level: value })}
          />
          <Select
            aria-label={t('words:type')}
            placeholder={t('words:allTypes')}
            clearable
            data={QUESTION_TYPES.map((value) => ({ value, label: t(`questions:values.type.${value}`) }))}
            value={filters.type}
            onChange={(value) => setFilters({ ...filters, type: value })}
          />
        </SimpleGrid>
        <Group justify="space-between">
          <Text fz="sm" c="dimmed" role="status">
            {t('picker.found', { count: rows.length })}
          </Text>
          {ids.length > 0 && (
            <Checkbox
              label={t('picker.all')}
              checked={isAll}
              indeterminate={!isAll && ids.some((id) => chosen.includes(id))}
              onChange={() =>
                setChosen(isAll ? chosen.filter((id) => !ids.includes(id)) : [...new Set([...chosen, ...ids])])
              }
            />
          )}
        </Group>
        <Checkbox.Group
          value={[...chosen]}
          onChange={setChosen}
          label={<VisuallyHidden>{t('editor.addQuestions')}</VisuallyHidden>}
        >
          <Stack gap={0} className={classes['picked'] ?? ''}>
            {shown.map((one) => (
              <Checkbox
                key={one.questionId}
                className={classes['choice'] ?? ''}
                value={one.questionId}
                label={one.text}
                description={[
                  one.questionRef,
                  levelName(one.level),
                  t(`questions:values.category.${one.category}`),
                  t(`questions:values.type.${one.type}`),
                ].join(' · ')}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {rows.length > shown.length && (
          <Text fz="sm" c="dimmed">
            {t('picker.more', { number: number(shown.length) })}
          </Text>
        )}
        {choices.length === 0 && <Text c="dimmed">{t('picker.none')}</Text>}
        <Group justify="flex-end" data-action-bar>
          <Button variant="default" mih={44} onClick={onClose}>
            {t('words:cancel')}
          </Button>
          <Button mih={44} disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
            {chosen.length === 0 ? t('words:add') : t('picker.add', { count: chosen.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
