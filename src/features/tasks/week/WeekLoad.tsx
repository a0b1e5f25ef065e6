import { Stack, Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayOfWeekName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Week } from './useWeek.ts';

/** The number of tasks of each person on each day; those that nobody has stand last. */
export function WeekLoad({
  week,
  nameOf,
}: {
  readonly week: Week;
  readonly nameOf: (userId: string | null) => string;
}) {
  const { t } = useTranslation(['task-week', 'words', 'task-details']);
  const { number } = useFormat();
  const language = useLanguage();
  const most = Math.max(...week.load.flatMap(({ perDay }) => perDay));
  return (
    <Stack gap="xs">
      <Title order={3} fz="md" id="week-load">
        {t('load')}
      </Title>
      <Table.ScrollContainer minWidth={640}>
        <Table aria-labelledby="week-load" verticalSpacing={6} style={{ fontVariantNumeric: 'tabular-nums' }}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('words:assignee')}</Table.Th>
              {week.days.map((day) => (
                <Table.Th key={day} scope="col" ta="right">
                  {dayOfWeekName(day, language, 'short')}
                </Table.Th>
              ))}
              <Table.Th scope="col" ta="right">
                {t('words:total')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {week.load.map(({ userId, perDay, total }) => (
              <Table.Tr key={userId ?? ''}>
                <Table.Th scope="row" fw={500}>
                  {userId === null ? t('task-details:filters.nobody') : nameOf(userId)}
                </Table.Th>
                {perDay.map((count, at) => (
                  <Table.Td
                    key={week.days[at] ?? at}
                    ta="right"
                    // The fuller the day, the stronger its ground; the number says the same.
                    bg={
                      count === 0
                        ? 'transparent'
                        : `color-mix(in srgb, var(--mantine-primary-color-light) ${Math.round((count / most) * 100)}%, transparent)`
                    }
                  >
                    {count === 0 ? '' : number(count)}
                  </Table.Td>
                ))}
                <Table.Td ta="right" fw={700}>
                  {number(total)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}
