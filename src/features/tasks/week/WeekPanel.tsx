import { ActionIcon, Alert, Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { daysName } from '#i18n/period-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { groupedChoices } from '#ui/filters/grouped-choices.ts';
import { TaskDrawer } from '../details/TaskDrawer.tsx';
import { useTaskSurroundings } from '../rows/useTaskSurroundings.ts';
import { useWeek } from './useWeek.ts';
import { WeekDays } from './WeekDays.tsx';
import { WeekLoad } from './WeekLoad.tsx';

/** The week: unfinished tasks by day, which may be dragged to another day, and the load of each person. */
export function WeekPanel() {
  const { t } = useTranslation(['task-week', 'words']);
  const language = useLanguage();
  const ownFirst = useOwnSectorsFirst();
  const week = useWeek();
  const around = useTaskSurroundings();
  return (
    <Stack gap="md">
      <Group gap="sm">
        <ActionIcon variant="default" size={44} aria-label={t('previous')} onClick={() => week.go(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <Button variant="default" mih={44} onClick={() => week.go(0)}>
          {t('thisWeek')}
        </Button>
        <ActionIcon variant="default" size={44} aria-label={t('next')} onClick={() => week.go(1)}>
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
        <Title order={2} fz="lg" aria-live="polite">
          {daysName(week.weekStart, week.weekEnd, language)}
        </Title>
        <Select
          ml="auto"
          w={220}
          clearable
          aria-label={t('words:sector')}
          placeholder={t('words:allSectors')}
          data={groupedChoices(ownFirst(around.sectors))}
          value={week.sectorId}
          onChange={week.showSector}
        />
      </Group>
      {week.error !== null ? (
        <LoadFailed error={week.error} onRetry={week.refetch} />
      ) : week.isLoading ? (
        <LoadingState label={t('loading')} count={5} />
      ) : (
        <>
          {week.isCut && <Alert color="yellow">{t('cut')}</Alert>}
          {week.load.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
          <WeekDays week={week} around={around} />
          {week.load.length > 0 && <WeekLoad week={week} nameOf={(userId) => around.nameOf(userId)} />}
        </>
      )}
      <TaskDrawer />
    </Stack>
  );
}
