import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EstablishmentSwitch } from '#features/establishments/index.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';
import { useActor } from '#state/session/use-session.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import classes from './TopBar.module.css';

/**
 * The current establishment, unless it is hidden, and whether it is the demonstration. It opens the choice of other
 * establishments.
 */
export function Place() {
  const { t } = useTranslation('layout');
  const name = useEstablishmentName();
  const { isDemo } = useActor();
  return (
    <div className={classes['place']}>
      <EstablishmentSwitch />
      {isDemo && name !== null && (
        <Tooltip label={t('demo.text')}>
          <Badge variant="light" color="orange" size="lg" tt="none" tabIndex={0} className={classes['demo'] ?? ''}>
            {t('demo.label')}
          </Badge>
        </Tooltip>
      )}
    </div>
  );
}
