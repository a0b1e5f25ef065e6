import { useTranslation } from 'react-i18next';
import { inRightsOrder } from '#domain/access/rights-roles.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { isAdminRole } from '#domain/access/roles.ts';
import { useRightsLevelName } from '#i18n/useRightsLevelName.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';
import { useReadySession } from '#state/session/use-session.ts';
import classes from '../account.module.css';
import { Section } from '../Section.tsx';
import { ownSectors } from './own-sectors.ts';

/** The facts that only the establishment changes: address, role, rights roles, sectors. */
export function FixedFacts() {
  const { t } = useTranslation(['account', 'access', 'words']);
  const { user, actor, sectors } = useReadySession();
  const establishment = useEstablishmentName();
  const format = useFormat();
  const nameOf = useRightsLevelName();
  const own = ownSectors(actor, sectors);
  return (
    <Section
      title={t('account:profile.fixed')}
      text={t(isAdminRole(user.userRight) ? 'account:profile.fixedTextForManager' : 'account:profile.fixedText')}
    >
      <dl className={classes['facts']}>
        <dt>{t('account:profile.mail')}</dt>
        <dd>{user.userMail}</dd>
        <dt>{t('account:profile.role')}</dt>
        <dd>{t(`access:values.role.${user.userRight}`)}</dd>
        <dt>{t('access:rightsRoles')}</dt>
        <dd>
          {user.rightsRoles.length === 0
            ? t('access:noRightsRole')
            : format.list(inRightsOrder(user.rightsRoles).map(nameOf))}
        </dd>
        <dt>{t('account:profile.establishment')}</dt>
        <dd>{establishment ?? t('account:profile.hidden')}</dd>
        <dt>{t('words:sectors')}</dt>
        <dd>
          {own.length === 0 ? (
            t('words:noSector')
          ) : (
            <ul>
              {own.map(({ sector, roles }) => (
                <li key={sector.sectorId}>
                  {`${sector.sectorName} · ${format.list(roles.map((role) => t(`access:values.sectorRole.${role}`)))}`}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </Section>
  );
}
