import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IDLE_HOURS } from '#domain/users/idle-limit.ts';
import { idleHours, keepIdleHours, noteUse } from '#data/auth/idle-memory.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { Section } from '../Section.tsx';

/** The time without use after which this browser asks for the password again: a choice for this device alone. */
export function IdleSection() {
  const { t } = useTranslation('account');
  const { userId } = useReadySession().user;
  const [chosen, setChosen] = useState(() => idleHours(userId));
  return (
    <Section title={t('apps.idle')} text={t('apps.idleText')}>
      <NativeSelect
        label={t('apps.idleLabel')}
        maw={320}
        value={String(chosen ?? '')}
        data={[
          { value: '', label: t('apps.idleNever') },
          ...IDLE_HOURS.map((hours) => ({ value: String(hours), label: t('apps.idleAfter', { count: hours }) })),
        ]}
        onChange={(event) => {
          const hours = IDLE_HOURS.find((one) => String(one) === event.currentTarget.value) ?? null;
          noteUse();
          keepIdleHours(userId, hours);
          setChosen(hours);
        }}
      />
    </Section>
  );
}
