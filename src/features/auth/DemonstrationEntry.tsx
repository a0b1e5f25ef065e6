import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './forms.module.css';
import { Message } from './Message.tsx';
import { useSignInServices } from './services.ts';

/** The way into the demonstration, in one click; nothing where the project has none. */
export function DemonstrationEntry() {
  const { t } = useTranslation('auth');
  const { isDemonstrationOffered, enterDemonstration } = useSignInServices();
  const [state, setState] = useState<'absent' | 'offered' | 'entering' | 'failed'>('absent');

  useEffect(() => {
    const ask = async () => setState((await isDemonstrationOffered()) ? 'offered' : 'absent');
    void ask();
  }, [isDemonstrationOffered]);

  const enter = async () => {
    setState('entering');
    const entered = await enterDemonstration().catch(() => null);
    setState(entered?.ok === true ? 'offered' : 'failed');
  };

  if (state === 'absent') return null;
  return (
    <div className={classes['demonstration']}>
      {state === 'failed' && <Message tone="error">{t('demonstration.failed')}</Message>}
      <p className={classes['quiet']}>{t('demonstration.text')}</p>
      <Button variant="default" fullWidth loading={state === 'entering'} onClick={() => void enter()}>
        {t('demonstration.enter')}
      </Button>
    </div>
  );
}
