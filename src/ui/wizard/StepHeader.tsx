import { Group, Stack, Text, ThemeIcon, Title, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** The steps of the wizard, and the title of the present one, which has the focus when it comes. Earlier steps can be gone back to. */
export function StepHeader({
  label,
  steps,
  step,
  title,
  onGo,
}: {
  /** spoken name of the list of steps */
  readonly label: string;
  /** names, in order */
  readonly steps: readonly string[];
  readonly step: number;
  /** of the present step: "Step 2 of 4: rights" */
  readonly title: string;
  readonly onGo: (step: number) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Stack gap="md">
      <Group component="ol" gap="xs" p={0} m={0} aria-label={label} style={{ listStyle: 'none' }}>
        {steps.map((name, place) => (
          <li key={name}>
            <UnstyledButton
              mih={44}
              px="xs"
              disabled={place >= step}
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
      </Group>
      <Title order={2} size="h3" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {title}
      </Title>
    </Stack>
  );
}
