import { Group, Stack, Text, ThemeIcon, Title, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Wizard.module.css';

/** The steps of a wizard and the title of the present one, which takes the focus when it changes. Earlier steps are buttons. */
export function StepHeader({
  label,
  steps,
  step,
  canGoBack = true,
  onGo,
}: {
  /** spoken name of the list of steps; "Steps" by default */
  readonly label?: string | undefined;
  /** names, in order */
  readonly steps: readonly string[];
  /** place of the present step, from 0 */
  readonly step: number;
  readonly canGoBack?: boolean | undefined;
  readonly onGo: (step: number) => void;
}) {
  const { t } = useTranslation('words');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a phone the steps are one line that is pushed aside.
    const present = list.current?.children[step] as HTMLElement | undefined;
    if (present !== undefined) list.current?.scrollTo?.({ left: present.offsetLeft - list.current.offsetLeft });
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Stack gap="md">
      <ol ref={list} className={classes['steps']} aria-label={label ?? t('wizard.steps')}>
        {steps.map((name, place) => (
          <li key={name}>
            <UnstyledButton
              mih={44}
              px="xs"
              disabled={place >= step || !canGoBack}
              {...(place === step ? { 'aria-current': 'step' as const } : {})}
              onClick={() => onGo(place)}
            >
              <Group gap={8} wrap="nowrap">
                <ThemeIcon
                  size={28}
                  radius="xl"
                  variant={place === step ? 'filled' : 'light'}
                  {...(place > step ? { color: 'gray' } : {})}
                >
                  {place < step ? <IconCheck size={16} aria-hidden /> : <span aria-hidden>{place + 1}</span>}
                </ThemeIcon>
                <Text
                  component="span"
                  fz="sm"
                  fw={place === step ? 650 : 400}
                  {...(place > step ? { c: 'dimmed' } : {})}
                >
                  {name}
                </Text>
              </Group>
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <Title order={2} size="h3" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
        {t('wizard.stepOf', { step: step + 1, steps: steps.length, name: steps[step] ?? '' })}
      </Title>
    </Stack>
  );
}
