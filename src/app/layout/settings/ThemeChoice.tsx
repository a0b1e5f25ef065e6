import { useTranslation } from 'react-i18next';
import { selectSettings, themeChosen } from '#state/settings/settings.slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { ACCENT_COLORS, ACCENT_IDS, ACCENTS } from '#ui/theme/palettes.ts';
import classes from './settings.module.css';

/** The eight themes, each as a spot of its colour and its name. */
export function ThemeChoice() {
  const { t } = useTranslation('settings');
  const { theme } = useAppSelector(selectSettings);
  const dispatch = useAppDispatch();
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{t('theme')}</legend>
      <div className={classes['themes']}>
        {ACCENT_IDS.map((id) => (
          <label key={id} className={classes['theme']}>
            <input
              type="radio"
              name="theme"
              value={id}
              checked={theme === id}
              onChange={() => dispatch(themeChosen(id))}
            />
            <span
              className={classes['spot']}
              style={{ background: ACCENT_COLORS[ACCENTS[id].color][7] }}
              data-sidebar={ACCENTS[id].sidebar}
              aria-hidden
            />
            {t(`values.theme.${id}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
