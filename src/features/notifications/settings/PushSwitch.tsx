import { Alert, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#i18n/error-message.ts';
import { usePush } from './usePush.ts';

/**
 * Messages on this device: the browser is asked when the switch is turned on, not before; its refusal is shown here.
 */
export function PushSwitch() {
  const { t } = useTranslation('notifications');
  const messageOf = useErrorMessage();
  const { isOn, isBusy, error, turn } = usePush();
  return (
    <>
      <Switch
        mih={44}
        label={t('settings.push')}
        description={t('settings.pushHint')}
        checked={isOn}
        disabled={isBusy}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
      />
      {error !== null && (
        <Alert role="alert" color="orange">
          {messageOf(error)}
        </Alert>
      )}
    </>
  );
}
