import { ActionIcon, Button, Group, Paper, Stack } from '@mantine/core';
import { IconListSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { Section } from '#domain/questionnaires/questionnaire.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { TranslatedField } from '#kit/content/TranslatedField.tsx';
import { OrderButtons } from '#ui/order/OrderButtons.tsx';
import classes from './editor.module.css';
import { QuestionRow } from './QuestionRow.tsx';
import { type Place, withMovedSection } from './section-changes.ts';
import type { StepProps } from './step-props.ts';
import { dropOf } from './drop-places.ts';
import type { RowDrag, useRowDrag } from '#ui/order/useRowDrag.ts';

/** A section: its name, its place, its questions, and the way to more of them. */
export function SectionCard({
  section,
  at,
  drag,
  gripOf,
  onMove,
  onStep,
  onAdd,
  onRemove,
  ...props
}: StepProps & {
  readonly section: Section;
  readonly at: number;
  readonly drag: RowDrag;
  readonly gripOf: ReturnType<typeof useRowDrag>['gripOf'];
  readonly onMove: (questionId: string, to: Place) => void;
  readonly onStep: (questionId: string, by: -1 | 1) => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation(['questionnaires', 'content']);
  const language = useLanguage();
  const [openId, setOpenId] = useState<string | null>(null);
  const { form, errorOf, wanted } = props;
  const { sections } = form.values;
  const { sectionId, questionIds } = section;
  const name = textIn(section.name, language) || t('editor.newSection');
  const end = dropOf({ sectionId, at: questionIds.length });
  return (
    <Paper component="li" withBorder p={{ base: 'xs', sm: 'md' }} aria-label={name}>
      <Group align="flex-start" wrap="nowrap" gap={0}>
        <Stack flex={1} miw={0}>
          <TranslatedField
            label={t('editor.sectionName', { number: at + 1 })}
            path={`sections.${at}.name`}
            value={section.name}
            errorOf={errorOf}
            wanted={wanted}
            isReadOnly={form.isReadOnly}
            onChange={(text) => form.change({ sections: sections.with(at, { ...section, name: text }) })}
          />
        </Stack>
        {!form.isReadOnly && (
          <Group gap={0} wrap="nowrap" mt={22}>
            <OrderButtons
              upLabel={t('content:up', { name })}
              downLabel={t('content:down', { name })}
              at={at}
              count={sections.length}
              onMove={(to) => form.change({ sections: withMovedSection(sections, at, to) })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('content:remove', { name })}
              onClick={onRemove}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        )}
      </Group>
      <ol className={classes['questions']}>
        {questionIds.map((questionId, place) => (
          <QuestionRow
            {...props}
            key={questionId}
            questionId={questionId}
            path={`sections.${at}.questionIds.${place}`}
            sectionId={sectionId}
            drop={dropOf({ sectionId, at: place })}
            drag={drag}
            grip={gripOf(questionId)}
            isOpen={openId === questionId}
            onToggle={() => setOpenId(openId === questionId ? null : questionId)}
            onMove={(to) => onMove(questionId, to)}
            onStep={(by) => onStep(questionId, by)}
          />
        ))}
        {!form.isReadOnly && (
          <li
            className={classes['end']}
            data-drop={end}
            data-over={drag?.over === end || undefined}
            data-empty={questionIds.length === 0 || undefined}
          >
            {questionIds.length === 0 && t('editor.noQuestion')}
          </li>
        )}
      </ol>
      {!form.isReadOnly && (
        <Button variant="light" mih={44} leftSection={<IconListSearch size={18} aria-hidden />} onClick={onAdd}>
          {t('editor.addQuestions')}
        </Button>
      )}
    </Paper>
  );
}
