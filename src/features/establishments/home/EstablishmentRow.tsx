import { Anchor, Badge, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { followUpLevel } from '#domain/access/tiers.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { useSwitch } from '../switch/useSwitch.ts';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { zooDetailsHref } from '../zoo-details-href.ts';
import classes from './ProviderHome.module.css';

/** One establishment: its page by its name, and the way into it. */
export function EstablishmentRow({ zoo }: { readonly zoo: Establishment }) {
  const { t } = useTranslation(['establishment', 'access']);
  const name = useEstablishmentLabel()(zoo);
  const enter = useSwitch();
  return (
    <li className={classes['row']}>
      <Anchor component={Link} to={zooDetailsHref(zoo.zooId)} className={classes['name'] ?? ''}>
        {name}
      </Anchor>
      <Badge variant="light" color="gray" size="sm" tt="none">
        {t(`access:values.tier.${followUpLevel(zoo.zooTiers)}`)}
      </Badge>
      <Text span fz="xs" c="dimmed">
        {zoo.isDemo ? t('establishment:switch.demo') : t(`establishment:values.type.${zoo.type}`)}
      </Text>
      <Button
        variant="default"
        size="sm"
        mih={44}
        className={classes['push'] ?? ''}
        aria-label={t('establishment:home.enterNamed', { name })}
        onClick={() => void enter(zoo.zooId, name)}
      >
        {t('establishment:home.enter')}
      </Button>
    </li>
  );
}
