import { IconClockOff, IconClockUp, IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { InformationState } from '#domain/information/information-order.ts';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';

const TONES: Record<InformationState, StateTone> = { valid: 'success', coming: 'info', expired: 'neutral' };
const ICONS = { valid: IconEye, coming: IconClockUp, expired: IconClockOff } as const;

/** The state of an information: coming, valid or expired. */
export function StateOfInformation({ state }: { readonly state: InformationState }) {
  const { t } = useTranslation('information');
  return <StateBadge tone={TONES[state]} icon={ICONS[state]} label={t(`values.state.${state}`)} />;
}
