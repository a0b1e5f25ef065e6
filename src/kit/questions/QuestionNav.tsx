import { Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconPlayerSkipForward } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { Flow, QuestionState } from '#domain/questionnaires/flow.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import classes from './question-pages.module.css';

const ICONS = { answered: IconCircleCheck, skipped: IconPlayerSkipForward, open: IconCircle } as const;

/** The questions that are asked, by section, with what became of each. */
export function QuestionNav({
  flow,
  states,
  present,
  onGo,
}: {
  readonly flow: Flow;
  readonly states: ReadonlyMap<string, QuestionState>;
  readonly present: string;
  readonly onGo: (questionId: string) => void;
}) {
  const { t } = useTranslation('answering');
  const language = useLanguage();
  return (
    <nav aria-label={t('questions')}>
      <Stack gap="sm">
        {flow.sections.map(({ sectionId, name, questions }) => (
          <div key={sectionId}>
            {name !== null && (
              <Text fw={600} fz="sm" mb={4}>
                {textIn(name, language)}
              </Text>
            )}
            {questions.map(({ questionId, wording }) => {
              const state = states.get(questionId) ?? 'open';
              if (state === 'not_asked') return null;
              const Icon = ICONS[state];
              return (
                <UnstyledButton
                  key={questionId}
                  className={classes['entry']}
                  aria-current={questionId === present ? 'step' : undefined}
                  onClick={() => onGo(questionId)}
                >
                  <Icon size={18} aria-hidden className={classes['sign']} data-state={state} />
                  <span className={classes['wording']}>{textIn(wording, language)}</span>
                  <VisuallyHidden>{t(`values.state.${state}`)}</VisuallyHidden>
                </UnstyledButton>
              );
            })}
          </div>
        ))}
      </Stack>
    </nav>
  );
}
