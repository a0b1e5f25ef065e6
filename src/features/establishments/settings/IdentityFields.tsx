import { MultiSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { followUpLevel } from '#domain/access/tiers.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';
import { useActor } from '#state/session/use-session.ts';
import type { SettingsFormState } from './useSettingsForm.ts';

/** Name, code, languages; tier and type to be read. */
export function IdentityFields({ zoo, form }: { readonly zoo: Establishment; readonly form: SettingsFormState }) {
  const { t } = useTranslation(['establishment', 'access', 'layout', 'words']);
  // In anonymous mode the present establishment's name stands nowhere on the screen, not even here.
  const isHidden = useEstablishmentName() === null;
  const actor = useActor();
  const isPresent = actor.zooId === zoo.zooId;
  const decidedBy = actor.isStaff ? t('establishment:hints.administer') : t('establishment:hints.provider');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {isHidden && isPresent ? (
        <TextInput
          label={t('words:name')}
          description={t('establishment:hints.anonymous')}
          value={t('layout:demo.anonymous')}
          readOnly
        />
      ) : (
        <TextInput {...form.text('zooName')} required />
      )}
      <TextInput {...form.text('code')} />
      <TextInput
        label={t('establishment:fields.tier')}
        description={decidedBy}
        value={t(`access:values.tier.${followUpLevel(zoo.zooTiers)}`)}
        readOnly
      />
      <TextInput
        label={t('words:type')}
        description={decidedBy}
        value={t(`establishment:values.type.${zoo.type}`)}
        readOnly
      />
      <MultiSelect
        {...form.field('languages')}
        description={t('establishment:hints.languages')}
        required
        style={{ gridColumn: '1 / -1' }}
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(chosen) => form.change({ languages: LANGUAGES.filter((one) => chosen.includes(one)) })}
      />
    </SimpleGrid>
  );
}
