import { Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StepProps } from './step-props.ts';

/** Whether the campaign is renewed at its end, and missed sessions are planned again. */
export function RenewalStep({ form }: StepProps) {
  const { t } = useTranslation('campaign-form');
  return (
    <Stack gap="md">
      {(['isAutoRenewed', 'isAutoRetried'] as const).map((flag) => (
        <Switch
          key={flag}
          size="md"
          name={flag}
          label={t(`values.flag.${flag}`)}
          description={t(`values.flagHint.${flag}`)}
          checked={form.values[flag]}
          disabled={form.isReadOnly || form.isFrozen(flag)}
          onChange={(event) => form.edit({ [flag]: event.currentTarget.checked })}
        />
      ))}
    </Stack>
  );
}
