import { ActionIcon, Button, Group, Input, Stack, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TIMES_A_DAY } from '#domain/tasks/task-template.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { TimeField } from '#kit/form/TimeField.tsx';
import { ruleTimesOf, startTimeOf, suggestedTime } from './draft-schedule.ts';
import type { StepProps } from './step-props.ts';

/** The further times of day of a recurrence: up to eight with the first, or those that a custom rule names. */
export function MoreTimes({ draft, at, onEdit }: StepProps) {
  const { t } = useTranslation('task-wizard');
  const { list } = useFormat();
  const fields = useRef<HTMLDivElement>(null);
  const ofRule = ruleTimesOf(draft);
  if (ofRule !== null)
    return (
      <Text fz="sm" c="dimmed">
        {t('times.ofRule', { times: list(ofRule) })}
      </Text>
    );
  const { moreTimes } = draft;
  const change = (times: readonly string[]) => onEdit({ moreTimes: [...times] }, ['moreTimes', 'dueDay', 'rrule']);
  // The field of a new time, or the button after a time is gone, is there after the next frame.
  const focus = (selector: string) =>
    requestAnimationFrame(() => [...(fields.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus());
  const add = () => {
    change([...moreTimes, suggestedTime([startTimeOf(draft), ...moreTimes])]);
    focus('input');
  };
  const remove = (place: number) => {
    change(moreTimes.filter((_, index) => index !== place));
    focus('[data-add]');
  };
  return (
    <Stack gap="xs" role="group" aria-label={t('times.label')} ref={fields}>
      {moreTimes.length > 0 && (
        <Group align="end" gap="md">
          {moreTimes.map((time, place) => (
            // A time has no identity but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <Group key={place} gap={4} align="end" wrap="nowrap">
              <TimeField
                label={t('times.one', { number: place + 2 })}
                w={130}
                value={time}
                error={at('moreTimes') !== null}
                onChange={(typed) => change(moreTimes.with(place, typed))}
              />
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('times.remove', { number: place + 2 })}
                onClick={() => remove(place)}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        </Group>
      )}
      {at('moreTimes') !== null && <Input.Error role="alert">{at('moreTimes')}</Input.Error>}
      {moreTimes.length + 1 < MAX_TIMES_A_DAY ? (
        <Button
          data-add
          variant="default"
          mih={44}
          w="fit-content"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {t('times.add')}
        </Button>
      ) : (
        <Text fz="sm" c="dimmed">
          {t('times.most', { number: MAX_TIMES_A_DAY })}
        </Text>
      )}
    </Stack>
  );
}
