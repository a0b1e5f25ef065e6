import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COLOR_SCHEMES,
  colorSchemeChosen,
  layoutChosen,
  LAYOUTS,
  selectSettings,
} from '#state/settings/settings.slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import classes from './settings.module.css';

/** Light or dark colours; the page over the whole width or in a frame. */
export function LookChoices() {
  const { t } = useTranslation(['settings', 'layout']);
  const { colorScheme, layout } = useAppSelector(selectSettings);
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <>
      <div>
        <p className={classes['legend']} id={`${id}-scheme`}>
          {t('layout:scheme.label')}
        </p>
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}-scheme`}
          classNames={{ label: classes['segment'] ?? '' }}
          value={colorScheme}
          onChange={(value) => dispatch(colorSchemeChosen(value))}
          data={COLOR_SCHEMES.map((value) => ({ value, label: t(`layout:values.scheme.${value}`) }))}
        />
      </div>
      <div>
        <p className={classes['legend']} id={`${id}-layout`}>
          {t('settings:layout')}
        </p>
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}-layout`}
          classNames={{ label: classes['segment'] ?? '' }}
          value={layout}
          onChange={(value) => dispatch(layoutChosen(value))}
          data={LAYOUTS.map((value) => ({ value, label: t(`settings:values.layout.${value}`) }))}
        />
      </div>
    </>
  );
}
