import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ExpectedFrequency, MAX_EXPECTED_FREQUENCIES } from '#domain/campaigns/campaign.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { useBehaviours } from '../../parts/useBehaviours.ts';
import { PercentInput } from '../PercentInput.tsx';
import type { StepProps } from './step-props.ts';

const EMPTY: ExpectedFrequency = { code: '', min: null, max: null };

/** The behaviours whose frequency of a session is watched, each with the range in which it is expected. */
export function ExpectedFrequencies({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'campaigns', 'words']);
  const { expectedFrequencies: frequencies, ethogramId } = form.values;
  const { choices, nameOf } = useBehaviours(ethogramId, form.ethogramVersion);
  const change = (at: number, difference: Partial<ExpectedFrequency>) =>
    form.edit({
      expectedFrequencies: frequencies.map((frequency, place) =>
        place === at ? { ...frequency, ...difference } : frequency,
      ),
    });
  const taken = new Set(frequencies.map(({ code }) => code));
  return (
    <Stack component="section" gap="sm" aria-label={t('campaigns:facts.frequencies')}>
      <div>
        <Title order={4} fz="md">
          {t('campaigns:facts.frequencies')}
        </Title>
        <Text fz="sm" c="dimmed">
          {t('frequencies.hint')}
        </Text>
      </div>
      {frequencies.map((frequency, at) => (
        <Group
          // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place: its behaviour may change
          key={at}
          role="group"
          aria-label={frequency.code === '' ? t('frequencies.row', { place: at + 1 }) : nameOf(frequency.code)}
          gap="sm"
          align="flex-start"
        >
          <SearchSelect
            name={`expectedFrequencies.${at}`}
            label={t('frequencies.behaviour')}
            placeholder={t('choose')}
            nothingFoundMessage={t('words:noResult')}
            flex="1 1 14rem"
            readOnly={form.isReadOnly}
            data={choices
              .filter(({ value }) => value === frequency.code || !taken.has(value))
              .concat(
                frequency.code === '' || choices.some(({ value }) => value === frequency.code)
                  ? []
                  : [{ value: frequency.code, label: frequency.code }],
              )}
            value={frequency.code === '' ? null : frequency.code}
            error={form.at(`expectedFrequencies.${at}`)}
            onChange={(code) => change(at, { code: code ?? '' })}
          />
          {(['min', 'max'] as const).map((end) => (
            <PercentInput
              key={end}
              label={t(`values.frequencyEnd.${end}`)}
              w={112}
              readOnly={form.isReadOnly}
              value={frequency[end]}
              onChange={(percent) => change(at, { [end]: percent })}
            />
          ))}
          {!form.isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              mt={25}
              aria-label={t('frequencies.remove', {
                name: nameOf(frequency.code) || t('frequencies.row', { place: at + 1 }),
              })}
              onClick={() => form.edit({ expectedFrequencies: frequencies.filter((_, place) => place !== at) })}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      {!form.isReadOnly && frequencies.length < MAX_EXPECTED_FREQUENCIES && (
        <Button
          variant="light"
          mih={44}
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => form.edit({ expectedFrequencies: [...frequencies, EMPTY] })}
        >
          {t('frequencies.add')}
        </Button>
      )}
    </Stack>
  );
}
