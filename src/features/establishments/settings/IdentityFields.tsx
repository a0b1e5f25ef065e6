import { MultiSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { followUpLevel } from '#domain/access/tiers.ts';
import { type Establishment, SETTINGS_LENGTHS } from '#domain/establishments/establishment.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';
import { useActor } from '#state/session/use-session.ts';
import type { FormPart } from './form-part.ts';

/** Name, code, languages; tier and type are read-only. */
export function IdentityFields({ zoo, form, isReadOnly }: FormPart & { readonly zoo: Establishment }) {
  const { t } = useTranslation(['establishment', 'access', 'layout', 'words']);
  const { typed, change, errors } = form;
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
          value={t('layout:demo.label')}
          readOnly
        />
      ) : (
        <TextInput
          name="zooName"
          label={t('words:name')}
          required
          readOnly={isReadOnly}
          maxLength={SETTINGS_LENGTHS.zooName}
          value={typed.zooName}
          error={errors.at('zooName')}
          onChange={(event) => change({ zooName: event.currentTarget.value })}
        />
      )}
      <TextInput
        name="code"
        label={t('establishment:fields.code')}
        readOnly={isReadOnly}
        maxLength={SETTINGS_LENGTHS.code}
        value={typed.code ?? ''}
        error={errors.at('code')}
        onChange={(event) => change({ code: event.currentTarget.value })}
      />
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
        name="languages"
        label={t('establishment:fields.languages')}
        description={t('establishment:hints.languages')}
        required
        readOnly={isReadOnly}
        style={{ gridColumn: '1 / -1' }}
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={typed.languages}
        error={errors.at('languages')}
        onChange={(chosen) => change({ languages: LANGUAGES.filter((one) => chosen.includes(one)) })}
      />
    </SimpleGrid>
  );
}
