import { Menu } from '@mantine/core';
import { IconAdjustments, IconCheck, IconRestore } from '@tabler/icons-react';
import { Fragment, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundArrangement } from '#kit/filters/useRecordFilters.tsx';
import { RowButton } from '#ui/filters/RowButton.tsx';
import { ListView } from './list-view.ts';
import classes from './ViewMenu.module.css';

/**
 * The one menu of a list: how its page arranges it, the entries of its table (rows, columns, files), and the way back to
 * the default view.
 */
export function ViewMenu({
  isBusy = false,
  onReset,
  children,
}: {
  readonly isBusy?: boolean;
  /** takes back the settings of the table */
  readonly onReset?: (() => void) | undefined;
  /** entries between the arrangements and the way back */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('lists');
  const view = use(ListView);
  const reset = () => {
    onReset?.();
    view?.reset();
  };
  return (
    <Menu position="bottom-end" width={280} portalProps={{ target: 'main' }} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <RowButton icon={IconAdjustments} label={t('view.open')} folds="inNarrowRow" loading={isBusy} />
      </Menu.Target>
      <Menu.Dropdown className={classes['menu'] ?? ''}>
        {view?.arrangements.map((one) => (
          <Arrangement key={one.name} arrangement={one} />
        ))}
        {children}
        <Menu.Item leftSection={<IconRestore size={18} aria-hidden />} onClick={reset}>
          {t('view.reset')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** One way to arrange the list: its values, of which one is chosen. */
function Arrangement({ arrangement: { label, options, value, onChange } }: { readonly arrangement: BoundArrangement }) {
  return (
    <Fragment>
      <Menu.Label>{label}</Menu.Label>
      {options.map((option) => (
        <Menu.Item
          key={option.value}
          aria-current={option.value === value ? 'true' : undefined}
          leftSection={<IconCheck size={18} aria-hidden visibility={option.value === value ? 'visible' : 'hidden'} />}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </Fragment>
  );
}
