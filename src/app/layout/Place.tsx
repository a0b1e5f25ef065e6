import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EstablishmentSwitch } from '#features/establishments/index.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { useActor } from '#state/session/use-session.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import classes from './TopBar.module.css';

/**
 * The current establishment, unless it is hidden. It opens the choice of other establishments. The provider's staff, whose
 * changes of the demonstration are saved, see that it is the demonstration; visitors have its banner.
 */
export function Place() {
  const { t } = useTranslation('layout');
  const name = useEstablishmentName();
  const actor = useActor();
  return (
    <div className={classes['place']}>
      <EstablishmentSwitch />
      {actor.isDemo && !isBoundByDemo(actor) && name !== null && (
        <Tooltip label={t('demo.staff')}>
          <Badge variant="light" color="orange" size="lg" tt="none" tabIndex={0} className={classes['demo'] ?? ''}>
            {t('demo.label')}
          </Badge>
        </Tooltip>
      )}
    </div>
  );
}
