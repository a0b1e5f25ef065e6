import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn, untranslated } from '#domain/content/translated.ts';
import { MAX_SECTIONS, questionIdsOf } from '#domain/questionnaires/questionnaire.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { newId } from '#lib/new-id.ts';
import classes from './editor.module.css';
import { QuestionPicker } from './QuestionPicker.tsx';
import { SectionCard } from './SectionCard.tsx';
import {
  type Place,
  stepOf,
  withMovedQuestion,
  withoutSection,
  withQuestions,
  withSection,
} from './section-changes.ts';
import type { StepProps } from './step-props.ts';
import { placeFromDrop } from './drop-places.ts';
import { useRowDrag } from '#ui/order/useRowDrag.ts';

/** The sections of a questionnaire with their questions, which are moved by their grips, by buttons and by a menu. */
export function SectionsStep(props: StepProps) {
  const { form, known, errorOf } = props;
  const { t } = useTranslation(['questionnaires', 'content', 'words']);
  const language = useLanguage();
  const { number } = useFormat();
  const tell = useUndoToast();
  const { sections } = form.values;
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const [addingTo, setAddingTo] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const wordingOf = (id: string) => textIn(known.questions.get(id)?.wording ?? untranslated(), language) || id;

  const move = (questionId: string, to: Place) => {
    const next = withMovedQuestion(sections, questionId, to);
    form.change({ sections: next });
    const section = next.find(({ questionIds }) => questionIds.includes(questionId));
    if (section === undefined) return;
    setSaid(
      t('editor.movedTo', {
        name: wordingOf(questionId),
        section: textIn(section.name, language) || t('editor.newSection'),
        place: number(section.questionIds.indexOf(questionId) + 1),
        of: number(section.questionIds.length),
      }),
    );
  };
  const step = (questionId: string, by: -1 | 1) => {
    const to = stepOf(sections, questionId, by);
    if (to === null) return;
    move(questionId, to);
    // The row may stand in another section now: the next key finds its button again.
    requestAnimationFrame(() => focusStep(list.current, questionId, by));
  };
  const { drag, gripOf } = useRowDrag((id, dropped) => {
    const to = placeFromDrop(dropped);
    if (to !== null) move(id, to);
  });
  const removeSection = (sectionId: string) => {
    const left = withoutSection(form.values, sectionId);
    if (left === null) return;
    form.change(left.parts);
    const { removed } = left;
    void tell({
      messageKey: 'questionnaires:values.done.sectionRemoved',
      params: { name: textIn(removed.section.name, language) || t('editor.newSection') },
      undo: () => latest.current.change(withSection(latest.current.values, removed)),
    });
  };
  const addSection = () => {
    const sectionId = newId();
    form.change({ sections: [...sections, { sectionId, name: untranslated(), questionIds: [] }] });
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[name="sections.${sections.length}.name.${language}"]`)?.focus(),
    );
  };
  const whole = [errorOf('sections'), errorOf('required')].filter((one) => one !== null);
  return (
    <Stack gap="md" ref={list}>
      {whole.length > 0 && (
        <Text c="red" fz="sm" role="alert">
          {whole.join(' ')}
        </Text>
      )}
      {sections.length === 0 && <Text c="dimmed">{t('editor.noSection')}</Text>}
      <ol className={classes['sections']}>
        {sections.map((section, at) => (
          <SectionCard
            {...props}
            key={section.sectionId}
            section={section}
            at={at}
            drag={drag}
            gripOf={gripOf}
            onMove={move}
            onStep={step}
            onAdd={() => setAddingTo(section.sectionId)}
            onRemove={() => removeSection(section.sectionId)}
          />
        ))}
      </ol>
      {!form.isReadOnly && (
        <Button
          variant="default"
          mih={44}
          w="fit-content"
          disabled={sections.length >= MAX_SECTIONS}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={addSection}
        >
          {t('editor.addSection')}
        </Button>
      )}
      <Text role="status" className={classes['said'] ?? ''}>
        {said}
      </Text>
      {addingTo !== null && (
        <QuestionPicker
          known={known}
          level={form.values.level}
          asked={new Set(questionIdsOf(form.values))}
          onAdd={(ids) => {
            form.change({ sections: withQuestions(sections, addingTo, ids) });
            setAddingTo(null);
          }}
          onClose={() => setAddingTo(null)}
        />
      )}
    </Stack>
  );
}

function focusStep(list: HTMLElement | null, questionId: string, by: -1 | 1): void {
  const row = list?.querySelector(`[data-question="${CSS.escape(questionId)}"]`);
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-steps] button') ?? [])];
  const [wanted, other] = by === -1 ? buttons : buttons.toReversed();
  (wanted?.disabled === true ? other : wanted)?.focus();
}
