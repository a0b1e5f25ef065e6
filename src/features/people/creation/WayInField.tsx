import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type WayIn, WAYS_IN } from './creation-draft.ts';

/** The choice between a link that the person receives and a password that one hands to them. */
export function WayInField({ value, onChange }: { readonly value: WayIn; readonly onChange: (way: WayIn) => void }) {
  const { t } = useTranslation('people');
  return (
    <Radio.Group
      label={t('creation.how')}
      value={value}
      onChange={(chosen) => onChange(WAYS_IN.find((way) => way === chosen) ?? value)}
    >
      <Stack gap="sm" mt="xs">
        {WAYS_IN.map((way) => (
          <Radio
            key={way}
            value={way}
            size="md"
            label={t(`values.wayIn.${way}`)}
            description={t(`values.wayInHint.${way}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
