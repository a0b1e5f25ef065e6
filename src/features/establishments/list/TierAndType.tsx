import { Group, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Tier, TIERS } from '#domain/access/tiers.ts';
import { ESTABLISHMENT_TYPES, type Establishment } from '#domain/establishments/establishment.ts';

/** A field of a form, as `useRecordForm` gives it. */
type Field<Value> = {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
};

/** The choices of an establishment's tier and type, which the provider makes. */
export function TierAndType({
  tier,
  type,
  isFirst = false,
}: {
  readonly tier: Field<Tier>;
  readonly type: Field<Establishment['type']>;
  /** whether the dialog opens with the focus on the tier */
  readonly isFirst?: boolean;
}) {
  const { t } = useTranslation(['establishment', 'access']);
  return (
    <Group grow align="start">
      <Select
        {...tier}
        {...(isFirst ? { 'data-autofocus': true } : {})}
        allowDeselect={false}
        data={TIERS.map((value) => ({ value, label: t(`access:values.tier.${value}`) }))}
        onChange={(chosen) => chosen !== null && tier.onChange(chosen)}
      />
      <Select
        {...type}
        allowDeselect={false}
        data={ESTABLISHMENT_TYPES.map((value) => ({ value, label: t(`establishment:values.type.${value}`) }))}
        onChange={(chosen) => chosen !== null && type.onChange(chosen)}
      />
    </Group>
  );
}
