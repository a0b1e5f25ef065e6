import { useTranslation } from 'react-i18next';
import { isComing, menuOf, type MenuKey } from '#domain/access/menu.ts';
import { useActor } from '#state/session/use-session.ts';
import { SectionCards } from './SectionCards.tsx';

/**
 * A home without tasks: the screens that the account may open now, and those its formula has that are still to come.
 * `home` is the present screen, if the menu has it: it needs no link to itself.
 */
export function OpenScreens({ home }: { readonly home?: MenuKey }) {
  const { t } = useTranslation(['submenu', 'access']);
  const actor = useActor();
  const entries = menuOf(actor).flatMap((section) => section.entries);
  const now = entries.filter(({ key }) => !isComing(key) && key !== home);
  const soon = entries.filter(({ key }) => isComing(key));
  const tier = t(`access:values.tier.${actor.tier}`);
  return (
    <>
      <SectionCards entries={now} label={t('submenu:open.now')} heading={{ text: t('submenu:open.now') }} />
      {soon.length > 0 && (
        <SectionCards
          entries={soon}
          label={t('submenu:open.soon', { tier })}
          heading={{ text: t('submenu:open.soon', { tier }) }}
        />
      )}
    </>
  );
}
