import { ActionIcon, Button, Fieldset, Group, Input, Select, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  IDENTIFIER_KINDS,
  IDENTIFIER_LENGTH,
  MAX_OTHER_IDENTIFIERS,
  type OtherIdentifier,
} from '#domain/animals/other-identifiers.ts';
import { DateField } from '#kit/form/DateField.tsx';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import classes from './form.module.css';

/** The further identifiers of an animal: each with its kind, its number and the days on which the animal bore it. */
export function IdentifiersField({
  value,
  error,
  onChange,
}: {
  readonly value: readonly OtherIdentifier[];
  readonly error: string | null;
  readonly onChange: (identifiers: OtherIdentifier[]) => void;
}) {
  const { t } = useTranslation(['animals', 'words']);
  const set = (place: number, difference: Partial<OtherIdentifier>) =>
    onChange(value.map((one, at) => (at === place ? { ...one, ...difference } : one)));
  const kinds = IDENTIFIER_KINDS.map((kind) => ({ value: kind, label: t(`values.identifierKind.${kind}`) }));
  return (
    <Fieldset legend={<Input.Label component="span">{t('identifiers')}</Input.Label>} variant="unstyled" p={0}>
      <Stack gap="sm" mt={4}>
        {value.map(({ kind, value: number, validFrom = '', validUntil = '' }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
          <Group key={place} gap="xs" align="end" className={classes['identifier'] ?? ''}>
            <Select
              label={t('words:type')}
              data={kinds}
              allowDeselect={false}
              value={kind}
              onChange={(chosen) => {
                const found = IDENTIFIER_KINDS.find((one) => one === chosen);
                if (found !== undefined) set(place, { kind: found });
              }}
            />
            <TextInput
              name={place === value.length - 1 ? 'otherIdentifiers' : undefined}
              label={t('form.identifierValue')}
              maxLength={IDENTIFIER_LENGTH}
              value={number}
              onChange={(event) => set(place, { value: event.currentTarget.value })}
            />
            <DateField
              label={t('form.validFrom')}
              value={validFrom}
              error={null}
              onChange={(day) => set(place, { validFrom: day })}
            />
            <DateField
              label={t('form.validUntil')}
              value={validUntil}
              error={null}
              onChange={(day) => set(place, { validUntil: day })}
            />
            <Tooltip label={t('form.removeIdentifier', { value: number })}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={t('form.removeIdentifier', { value: number })}
                onClick={() => onChange(value.filter((_one, at) => at !== place))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </Group>
        ))}
        {error !== null && <Input.Error role="alert">{error}</Input.Error>}
        {value.length < MAX_OTHER_IDENTIFIERS && (
          <Button
            variant="default"
            mih={44}
            style={{ alignSelf: 'start' }}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange([...value, { kind: 'local', value: '' }])}
          >
            {t('form.addIdentifier')}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}
