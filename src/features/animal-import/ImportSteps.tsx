import { Group, Stack, Text, ThemeIcon, Title, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export const STEPS = ['file', 'columns', 'values', 'check', 'result'] as const;
export type Step = (typeof STEPS)[number];

/** The steps of the import and the title of the present one, which has the focus when it comes. Earlier steps can be gone back to. */
export function ImportSteps({
  step,
  canGoBack,
  onGo,
}: {
  readonly step: Step;
  readonly canGoBack: boolean;
  readonly onGo: (step: Step) => void;
}) {
  const { t } = useTranslation('animal-import');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  const place = STEPS.indexOf(step);
  return (
    <Stack gap="md">
      <Group component="ol" gap="xs" p={0} m={0} aria-label={t('steps')} style={{ listStyle: 'none' }}>
        {STEPS.map((name, at) => (
          <li key={name}>
            <UnstyledButton
              mih={44}
              px="xs"
              disabled={at >= place || !canGoBack}
              {...(at === place ? { 'aria-current': 'step' as const } : {})}
              onClick={() => onGo(name)}
            >
              <Group gap={8} wrap="nowrap">
                <ThemeIcon
                  size={28}
                  radius="xl"
                  variant={at === place ? 'filled' : 'light'}
                  {...(at > place ? { color: 'gray' } : {})}
                >
                  {at < place ? <IconCheck size={16} aria-hidden /> : <span aria-hidden>{at + 1}</span>}
                </ThemeIcon>
                <Text component="span" fz="sm" fw={at === place ? 650 : 400} {...(at > place ? { c: 'dimmed' } : {})}>
                  {t(`values.step.${name}`)}
                </Text>
              </Group>
            </UnstyledButton>
          </li>
        ))}
      </Group>
      <Title order={2} size="h3" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
        {t('stepOf', { step: place + 1, steps: STEPS.length, name: t(`values.step.${step}`) })}
      </Title>
    </Stack>
  );
}
