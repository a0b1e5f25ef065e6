import { Anchor, Button, Card, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CampaignInPlaces } from '#domain/campaign-monitoring/campaigns-in-places.ts';
import { campaignHref, monitoringHref } from '#domain/campaigns/campaign-href.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { Fact } from '#ui/facts/Fact.tsx';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';
import { sessionHref, startHref } from '../addresses.ts';
import { useCampaignRight } from '../parts/useCampaigns.ts';

/**
 * The campaigns that run in a place, each with its next session. `enclosureName` is given for several places, which
 * then name the one of the next session; for one place, the last session and the start are shown.
 */
export function CampaignCards({
  found,
  enclosureName,
}: {
  readonly found: readonly CampaignInPlaces[];
  readonly enclosureName?: (enclosureId: string) => string;
}) {
  return (
    <CardList>
      {found.map((one) => (
        <CampaignCard
          key={one.campaign.campaignId}
          {...one}
          {...(enclosureName === undefined ? {} : { enclosureName })}
        />
      ))}
    </CardList>
  );
}

/** A list of cards, in as many columns as the screen has room for. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2, xl: 3 }} spacing="md" p={0} m={0} style={{ listStyle: 'none' }}>
      {children}
    </SimpleGrid>
  );
}

/** A campaign that runs in a place, as one of a `CardList`; see `CampaignCards`. */
export function CampaignCard({
  enclosureName,
  ...found
}: CampaignInPlaces & { readonly enclosureName?: (enclosureId: string) => string }) {
  return (
    <Card component="li" withBorder padding="md">
      <CampaignState {...found} {...(enclosureName === undefined ? {} : { enclosureName })} />
    </Card>
  );
}

function CampaignState({
  campaign,
  next,
  last,
  missed,
  enclosureName,
}: CampaignInPlaces & { readonly enclosureName?: (enclosureId: string) => string }) {
  const { t } = useTranslation(['observed-places', 'words']);
  const { moment } = useFormat();
  const now = useNow();
  const mayRecord = useCampaignRight('campaign.record');
  const { campaignId, name } = campaign;
  const isOfOnePlace = enclosureName === undefined;
  return (
    <Stack gap="sm" h="100%" justify="space-between">
      <div>
        <Anchor component={Link} to={campaignHref(campaignId)} fw={600} underline="always">
          {name}
        </Anchor>
        <Stack component="dl" gap={4} my="xs">
          <Fact name={t(next !== null && next.atUnix < now ? 'due' : 'next')}>
            {next === null ? t('noNext') : <RelativeTime {...moment(next.atUnix, now)} />}
            {next !== null && enclosureName !== undefined && ` · ${enclosureName(next.enclosureId)}`}
          </Fact>
          {isOfOnePlace && (
            <Fact name={t('last')}>
              {last === null ? (
                t('noLast')
              ) : (
                <Anchor component={Link} to={sessionHref(last.visitId)} fz="sm" underline="always">
                  {moment(last.endedAtUnix ?? last.startedAtUnix, now).exact}
                </Anchor>
              )}
            </Fact>
          )}
          {missed !== null && missed > 0 && (
            <Fact name={t('missed')}>
              <Anchor component={Link} to={monitoringHref(campaignId)} fz="sm" underline="always">
                {t('missedCount', { count: missed })}
              </Anchor>
            </Fact>
          )}
        </Stack>
      </div>
      {isOfOnePlace && next !== null && mayRecord(campaign) && (
        <Group>
          <Button
            component={Link}
            to={startHref({ campaignId, enclosureId: next.enclosureId, plannedId: next.plannedId })}
            variant="light"
            mih={44}
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            aria-label={t('startNamed', { name })}
          >
            {t('words:start')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
