import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCloudUpload,
  IconDotsVertical,
  IconPencil,
  IconPolygon,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '#domain/enclosures/zone.ts';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './ZoneList.module.css';

/** One zone with its facts; choosing it shows it on the plan. */
export function ZoneItem({
  zone,
  isDrawn,
  isWaiting,
  isSelected,
  isReadOnly,
  onSelect,
  onEdit,
  onDraw,
  onUp,
  onDown,
  onRemove,
}: {
  readonly zone: Zone;
  readonly isDrawn: boolean;
  readonly isWaiting: boolean;
  readonly isSelected: boolean;
  readonly isReadOnly: boolean;
  readonly onSelect: () => void;
  readonly onEdit: () => void;
  readonly onDraw: (() => void) | undefined;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation(['zones', 'words']);
  const { number } = useFormat();
  const facts = [
    zone.areaM2 === null ? t('list.noArea') : t('m2', { value: number(zone.areaM2) }),
    t(`values.location.${zone.location}`),
    ...(zone.type === 'aquatic' ? [t('values.type.aquatic')] : []),
    ...(isDrawn ? [] : [t('list.notDrawn')]),
    ...(zone.isHiddenForScanSampling ? [t('list.hiddenForScans')] : []),
  ];
  return (
    <li className={classes['item']} data-selected={isSelected || undefined}>
      <button type="button" className={classes['choose']} aria-pressed={isSelected} onClick={onSelect}>
        <span className={classes['name']}>{zone.zoneName}</span>
        <span className={classes['facts']}>{facts.join(' · ')}</span>
        {isWaiting && (
          <span className={`${classes['facts']} ${classes['waiting']}`}>
            <IconCloudUpload size={16} aria-hidden />
            {t('words:waitingToBeSent')}
          </span>
        )}
      </button>
      {!isReadOnly && (
        <Menu position="bottom-end" width={230} portalProps={{ target: 'main' }} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('list.actionsFor', { name: zone.zoneName })}
            >
              <IconDotsVertical size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item mih={44} leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {t('words:edit')}
            </Menu.Item>
            {!isDrawn && onDraw !== undefined && (
              <Menu.Item mih={44} leftSection={<IconPolygon size={18} aria-hidden />} onClick={onDraw}>
                {t('list.draw')}
              </Menu.Item>
            )}
            {onUp !== undefined && (
              <Menu.Item mih={44} leftSection={<IconArrowUp size={18} aria-hidden />} onClick={onUp}>
                {t('list.up')}
              </Menu.Item>
            )}
            {onDown !== undefined && (
              <Menu.Item mih={44} leftSection={<IconArrowDown size={18} aria-hidden />} onClick={onDown}>
                {t('list.down')}
              </Menu.Item>
            )}
            <Menu.Item
              mih={44}
              color="var(--mantine-color-error)"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={onRemove}
            >
              {t('words:delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
