import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { saveSettings } from '#data/establishments/settings-calls.ts';
import { isRefusedInDemo } from '#domain/access/operations.ts';
import { appError } from '#domain/errors/app-error.ts';
import {
  changedSettings,
  checkSettings,
  type SettingsField,
  tidySettings,
  type TypedSettings,
} from '#domain/establishments/check-settings.ts';
import { type Establishment, type Integrations, SETTINGS_FIELDS } from '#domain/establishments/establishment.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { useFormErrors } from '../useFormErrors.ts';

/** The fields in the order of the form. */
const ORDER: readonly SettingsField[] = [
  'zooName',
  'code',
  'languages',
  'awmId',
  'zimsId',
  'slackChannel',
  'slackEndpoint',
  'referentEthologistIds',
  'supportEthologistIds',
];

/**
 * Returns the form of the settings. An untouched field follows the establishment; typed text stays until it is saved or
 * cancelled, whatever the server answers.
 */
export function useSettingsForm(
  zoo: Establishment,
  integrations: Integrations,
  onIntegrationsSaved: (integrations: Integrations) => void,
) {
  const { t } = useTranslation(['establishment', 'words']);
  const dispatch = useAppDispatch();
  const actor = useActor();
  const [touched, setTouched] = useState<Partial<TypedSettings>>({});
  const [isSaving, setIsSaving] = useState(false);
  const errors = useFormErrors<SettingsField>(ORDER);

  const stored = storedSettings(zoo, integrations);
  const typed: TypedSettings = { ...stored, ...touched };
  const tidy = tidySettings(typed);
  const settings = changedSettings(stored, tidy);
  const hasNewEndpoint = tidy.slackEndpoint !== stored.slackEndpoint;
  const isChanged = Object.keys(settings).length > 0 || hasNewEndpoint;
  useLeaveGuard(isChanged, {
    title: t('words:leaveQuestion'),
    text: t('leave.text'),
    confirmLabel: t('leave.go'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || !isChanged) return;
    if (errors.show(checkSettings(tidy), event.currentTarget)) return;
    if (isRefusedInDemo(actor, 'zoo.edit')) {
      errors.fail(appError('demo/unauthorized-action'));
      return;
    }
    setIsSaving(true);
    const secret: Integrations = { slackEndpoint: tidy.slackEndpoint };
    const answer = await dispatch(
      saveSettings({ zooId: zoo.zooId, settings, ...(hasNewEndpoint ? { integrations: secret } : {}) }),
    );
    setIsSaving(false);
    if (!answer.ok) {
      errors.fail(answer.error);
      return;
    }
    setTouched({});
    if (hasNewEndpoint) onIntegrationsSaved(secret);
    dispatch(noticeRaised({ kind: 'success', messageKey: 'establishment:values.done.settingsSaved' }));
  };
  return {
    typed,
    isChanged,
    isSaving,
    errors,
    submit,
    change: (difference: Partial<TypedSettings>) => setTouched((now) => ({ ...now, ...difference })),
    giveUp: () => {
      setTouched({});
      errors.show({});
    },
  };
}

function storedSettings(zoo: Establishment, { slackEndpoint }: Integrations): TypedSettings {
  const settings = Object.fromEntries(SETTINGS_FIELDS.map((field) => [field, zoo[field]]));
  return { ...(settings as Omit<TypedSettings, 'slackEndpoint'>), slackEndpoint };
}
