import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { selectSettings, settingSwitched, type Switch as SwitchName } from '#state/settings/settings.slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import classes from './settings.module.css';

/** A setting that is on or off, with its explanation. */
export function SettingSwitch({ name }: { readonly name: SwitchName }) {
  const { t } = useTranslation('settings');
  const settings = useAppSelector(selectSettings);
  const dispatch = useAppDispatch();
  return (
    <Switch
      size="md"
      labelPosition="left"
      classNames={{ root: classes['switch'] ?? '', body: classes['switchBody'] ?? '', label: classes['label'] ?? '' }}
      label={t(`values.switch.${name}.label`)}
      // Mantine would speak the explanation as part of the name, and once more as the description.
      aria-label={t(`values.switch.${name}.label`)}
      description={t(`values.switch.${name}.text`)}
      checked={settings[name]}
      onChange={() => dispatch(settingSwitched(name))}
    />
  );
}
