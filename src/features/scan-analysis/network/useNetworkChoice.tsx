import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { withParameters } from '#lib/address-parameters.ts';
import { NETWORK_KINDS, type NetworkKind } from './network-kinds.ts';

/** Returns the network that the address names as `net`, and the control that chooses it. */
export function useNetworkChoice() {
  const { t } = useTranslation('analyses');
  const [parameters, setParameters] = useSearchParams();
  const kind = NETWORK_KINDS.find((one) => one === parameters.get('net')) ?? 'association';
  const choose = (chosen: string | null) =>
    setParameters((now) => withParameters(now, { net: chosen === 'association' ? null : chosen }), {
      replace: true,
      preventScrollReset: true,
    });
  const control = (
    <Select
      aria-label={t('network')}
      allowDeselect={false}
      w={220}
      data={NETWORK_KINDS.map((value) => ({ value, label: t(`values.network.${value}`) }))}
      value={kind}
      onChange={choose}
    />
  );
  return { kind: kind satisfies NetworkKind, control };
}
