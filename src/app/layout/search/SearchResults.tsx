import { Text, VisuallyHidden } from '@mantine/core';
import { IconCornerDownLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './SearchPalette.module.css';
import type { SearchResult } from './search-source.ts';

/** The results by kind; before anything is typed, the person's last choices. */
export function SearchResults({
  id,
  text,
  results,
  chosen,
  optionId,
  onPoint,
  onOpen,
}: {
  readonly id: string;
  readonly text: string;
  readonly results: readonly SearchResult[];
  readonly chosen: number;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onOpen: (result: SearchResult) => void;
}) {
  const { t } = useTranslation('search');
  const isRecent = text.trim() === '';
  const places = results.map((result, index) => ({ result, index }));
  const groups = isRecent
    ? [{ key: 'recent', label: t('recent'), places }]
    : [...Map.groupBy(places, ({ result }) => result.source)].map(([source, of]) => ({
        key: source,
        label: t(`values.source.${source}`),
        places: of,
      }));
  return (
    <>
      <VisuallyHidden role="status">{isRecent ? '' : t('found', { count: results.length })}</VisuallyHidden>
      <div id={id} role="listbox" aria-label={t('results')} className={classes['results']}>
        {groups
          .filter((group) => group.places.length > 0)
          .map((group) => (
            <div key={group.key} role="group" aria-label={group.label}>
              <div className={classes['group']} aria-hidden>
                {group.label}
              </div>
              {group.places.map(({ result, index }) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above hears the keys
                <div
                  key={`${result.source} ${result.id}`}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === chosen}
                  className={classes['option']}
                  onMouseMove={() => onPoint(index)}
                  onClick={() => onOpen(result)}
                >
                  <span className={classes['texts']}>
                    <span>{result.label}</span>
                    {(result.detail ?? '') !== '' && <span className={classes['detail']}>{result.detail}</span>}
                  </span>
                  {index === chosen && <IconCornerDownLeft size={18} className={classes['enter'] ?? ''} aria-hidden />}
                </div>
              ))}
            </div>
          ))}
      </div>
      {results.length === 0 && (
        <div className={classes['nothing']}>
          {!isRecent && <Text fw={600}>{t('nothing', { text: text.trim() })}</Text>}
          <Text c="dimmed" fz="sm">
            {t('hint')}
          </Text>
        </div>
      )}
    </>
  );
}
