import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartnersQuery } from '#data/animal-shares/animal-shares.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { type FoundPartner, isPartnerSearch, PARTNER_SEARCH_MAX } from '#domain/animal-shares/partner-search.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useActor } from '#state/session/use-session.ts';

/** The time without another key after which the server is asked. */
const TYPING_PAUSE_MS = 300;

/** Chooses another establishment by its name: the server finds it while the person types, and no identifier is shown. */
export function PartnerField({
  value,
  error,
  onChange,
}: {
  readonly value: FoundPartner | null;
  readonly error: string | null;
  readonly onChange: (partner: FoundPartner | null) => void;
}) {
  const { t } = useTranslation(['sharing', 'words']);
  const { zooId } = useActor();
  const messageOf = useErrorMessage();
  const [typed, setTyped] = useState('');
  const [paused] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const isSearch = isPartnerSearch(paused) && paused !== value?.name;
  const found = usePartnersQuery({ zooId, search: paused }, { skip: !isSearch });
  const isAsking = (isPartnerSearch(typed) && typed.trim() !== paused && typed !== value?.name) || found.isFetching;
  const partners = isSearch ? (found.currentData?.partners ?? []) : [];
  const offered =
    value === null || partners.some(({ partnerId }) => partnerId === value.partnerId) ? partners : [value, ...partners];
  const failure = isSearch && found.error !== undefined ? messageOf(queryError(found.error)) : null;
  const nothing = () => {
    if (isAsking) return t('sharing:partner.searching');
    if (!isPartnerSearch(typed)) return t('sharing:partner.tooShort');
    return failure ?? t('sharing:partner.none');
  };
  return (
    <Select
      name="partner"
      label={t('sharing:partner.label')}
      description={t('sharing:partner.hint')}
      placeholder={t('sharing:partner.placeholder')}
      required
      searchable
      clearable
      data-autofocus
      maxLength={PARTNER_SEARCH_MAX}
      rightSection={isAsking ? <Loader size="xs" /> : undefined}
      data={offered.map(({ partnerId, name }) => ({ value: partnerId, label: name }))}
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const type = offered.find(({ partnerId }) => partnerId === option.value)?.type;
        return type === undefined ? option.label : `${option.label} · ${t(`sharing:values.type.${type}`)}`;
      }}
      value={value?.partnerId ?? null}
      error={error ?? failure}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(offered.find(({ partnerId }) => partnerId === id) ?? null)}
      nothingFoundMessage={nothing()}
    />
  );
}
