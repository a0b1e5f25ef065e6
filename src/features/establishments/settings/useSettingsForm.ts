import { useTranslation } from 'react-i18next';
import { answerOf } from '#data/answer.ts';
import { saveSettings } from '#data/establishments/settings-calls.ts';
import { mayDo } from '#domain/access/operations.ts';
import { checkSettings, tidySettings } from '#domain/establishments/check-settings.ts';
import { type Establishment, type Integrations, SETTINGS_LENGTHS } from '#domain/establishments/establishment.ts';
import { displayName } from '#domain/users/user.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { settingsFormSchema } from './settings-form-schema.ts';
import type { Candidates } from './useCandidates.ts';

/** The form of an establishment's settings. `people` names those who may accompany it. The Slack endpoint is a secret: no draft holds it. */
export function useSettingsForm(
  zoo: Establishment,
  integrations: Integrations,
  onIntegrationsSaved: (integrations: Integrations) => void,
  people: Candidates,
) {
  const { t } = useTranslation(['establishment', 'words']);
  const { list } = useFormat();
  const dispatch = useAppDispatch();
  const actor = useActor();
  const labelOf = useEstablishmentLabel();
  const { zooId } = zoo;
  const nameOf = (id: string) => {
    const person = people?.find(({ userId }) => userId === id);
    return person === undefined ? t('people.unknown') : displayName(person);
  };
  const namesOf = (ids: readonly string[]) => list(ids.map(nameOf));
  const connection = (field: 'awmId' | 'zimsId' | 'slackChannel' | 'slackEndpoint') => ({
    label: t(`values.connection.${field}.label`),
    maxLength: SETTINGS_LENGTHS[field],
  });
  return useRecordForm({
    name: 'establishments',
    recordId: zooId,
    schema: settingsFormSchema,
    stored: { ...zoo, ...integrations },
    operation: 'zoo.edit',
    isReadOnly: !mayDo(actor, 'zoo.edit', { zooId, sectorIds: [], authorId: null }),
    notKept: ['slackEndpoint'],
    tidy: tidySettings,
    check: checkSettings,
    fields: {
      zooName: {
        label: t('words:name'),
        maxLength: SETTINGS_LENGTHS.zooName,
        say: (zooName) => labelOf({ zooId, zooName }),
      },
      code: { label: t('fields.code'), maxLength: SETTINGS_LENGTHS.code },
      languages: {
        label: t('fields.languages'),
        say: (languages) => list(languages.map((language) => LANGUAGE_NAMES[language])),
      },
      awmId: connection('awmId'),
      zimsId: connection('zimsId'),
      slackChannel: connection('slackChannel'),
      referentEthologistIds: { label: t('fields.referents'), say: namesOf },
      supportEthologistIds: { label: t('fields.supports'), say: namesOf },
      pedagogicalUserId: { label: t('fields.pedagogical'), say: (id) => (id === null ? '' : nameOf(id)) },
      slackEndpoint: connection('slackEndpoint'),
    },
    save: async (_tidy, { slackEndpoint, ...settings }) => {
      const secret = slackEndpoint === undefined ? {} : { integrations: { slackEndpoint } };
      return answerOf(await dispatch(saveSettings({ zooId, settings, ...secret })));
    },
    notice: () => ({ kind: 'success', messageKey: 'establishment:values.done.settingsSaved' }),
    onSaved: ({ difference: { slackEndpoint } }) =>
      slackEndpoint === undefined ? undefined : onIntegrationsSaved({ slackEndpoint }),
  });
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
