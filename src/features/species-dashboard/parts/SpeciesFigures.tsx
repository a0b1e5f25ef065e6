import { useTranslation } from 'react-i18next';
import { campaignsInPlaces } from '#domain/campaign-monitoring/campaigns-in-places.ts';
import { enclosuresOf, type SpeciesSector } from '#domain/species-dashboard/places-of-species.ts';
import { historyHref, useSpeciesHistory } from '#features/evaluation-history/index.ts';
import { useCampaigns } from '#features/observation-sessions/index.ts';
import { sectorHref } from '#features/sectors/index.ts';
import { animalsOfSpeciesHref, speciesDashboardHref, type SpeciesHere } from '#features/taxonomy/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { FigureLink } from '#ui/figure/FigureLink.tsx';
import classes from './figures.module.css';
import { CAMPAIGNS_ID, PLACES_ID } from './section-ids.ts';

type Places = readonly SpeciesSector[];

/** The key figures of a species, each with the way to the records behind it. */
export function SpeciesFigures({
  specieId,
  counts,
  places,
  seesEvaluations,
  seesCampaigns,
}: {
  readonly specieId: string;
  readonly counts: Pick<SpeciesHere['counts'], 'total' | 'males' | 'females' | 'unknownSex'>;
  readonly places: Places;
  readonly seesEvaluations: boolean;
  readonly seesCampaigns: boolean;
}) {
  const { t } = useTranslation(['species-dashboard', 'taxonomy', 'words']);
  const written = useWritten();
  const animals = animalsOfSpeciesHref(specieId);
  const sectors = places.flatMap(({ sectorId }) => sectorId ?? []);
  const [onlySector] = sectors;
  return (
    <section aria-label={t('figures.label')} className={classes['figures']}>
      <FigureLink to={animals} label={t('words:animals')} value={counts.total} {...written} />
      <FigureLink to={`${animals}&sex=Male`} label={t('taxonomy:recap.males')} value={counts.males} {...written} />
      <FigureLink
        to={`${animals}&sex=Femelle`}
        label={t('taxonomy:recap.females')}
        value={counts.females}
        {...written}
      />
      <FigureLink
        to={`${animals}&sex=none`}
        label={t('taxonomy:recap.unknownSex')}
        value={counts.unknownSex}
        {...written}
      />
      <FigureLink
        to={
          sectors.length === 1 && onlySector !== undefined
            ? sectorHref(onlySector)
            : `${speciesDashboardHref(specieId)}#${PLACES_ID}`
        }
        label={t('words:sectors')}
        value={sectors.length}
        {...written}
      />
      <FigureLink
        to={`/EnclosureListView?species=${encodeURIComponent(specieId)}`}
        label={t('words:enclosures')}
        value={enclosuresOf(places).length}
        {...written}
      />
      {seesEvaluations && <EvaluationFigures specieId={specieId} />}
      {seesCampaigns && <CampaignFigure specieId={specieId} places={places} />}
    </section>
  );
}

function EvaluationFigures({ specieId }: { readonly specieId: string }) {
  const { t } = useTranslation('species-dashboard');
  const { shortDay } = useFormat();
  const written = useWritten();
  const { facts, error } = useSpeciesHistory(specieId);
  const unread = error === undefined ? undefined : null;
  const [last] = facts ?? [];
  return (
    <>
      <FigureLink
        to={historyHref(specieId)}
        label={t('figures.evaluations')}
        value={facts?.length ?? unread}
        {...(last === undefined ? {} : { note: t('figures.last', { day: shortDay(last.atUnix) }) })}
        {...written}
      />
      <FigureLink
        to={historyHref(specieId, 'session')}
        label={t('figures.sessions')}
        value={facts?.filter(({ kind }) => kind === 'session').length ?? unread}
        {...written}
      />
    </>
  );
}

function CampaignFigure({ specieId, places }: { readonly specieId: string; readonly places: Places }) {
  const { t } = useTranslation('species-dashboard');
  const written = useWritten();
  const now = useNow();
  const { campaigns, error } = useCampaigns();
  const found = campaigns && campaignsInPlaces(campaigns, enclosuresOf(places), null, now);
  return (
    <FigureLink
      to={`${speciesDashboardHref(specieId)}#${CAMPAIGNS_ID}`}
      label={t('figures.campaigns')}
      value={found?.length ?? (error === undefined ? undefined : null)}
      {...written}
    />
  );
}

function useWritten() {
  const { t } = useTranslation('words');
  const { number } = useFormat();
  return { shownAs: number, unknownLabel: t('notKnown') };
}
