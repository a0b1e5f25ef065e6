import { List } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trialsOf } from '#domain/access/trials.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { Section } from '../Section.tsx';

/** The features that the person tries before everybody else; nothing without beta access. */
export function OwnTrials() {
  const { t } = useTranslation('account');
  const { user } = useReadySession();
  const trials = trialsOf(user);
  if (trials.length === 0) return null;
  return (
    <Section title={t('trial.title')} text={t('trial.text')}>
      <List>
        {trials.map((trial) => (
          <List.Item key={trial}>{t(`trial.${trial}`)}</List.Item>
        ))}
      </List>
    </Section>
  );
}
