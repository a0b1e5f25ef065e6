import { Alert, Paper, SimpleGrid, Text } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { widgetsFor } from './widgets.ts';

/** The widgets of a wall display, to choose one. `unknown` is a name in the address that is no widget. */
export function WidgetChooser({ unknown }: { readonly unknown: string | null }) {
  const { t } = useTranslation('pages');
  const actor = useActor();
  return (
    <>
      <PageHeader title={t('wall.title')} subtitle={t('wall.subtitle')} />
      {unknown !== null && unknown !== '' && (
        <Alert color="yellow" role="status" mb="md" icon={<IconMapQuestion size={20} aria-hidden />}>
          {t('wall.unknown')}
        </Alert>
      )}
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} p={0} m={0} style={{ listStyle: 'none' }}>
        {widgetsFor(actor).map((widget) => (
          <li key={widget}>
            <Paper
              component={Link}
              to={`/singleview?widget=${widget}`}
              withBorder
              p="lg"
              h="100%"
              display="block"
              td="none"
              c="inherit"
            >
              <Text fw={650} fz="lg">
                {t(`values.widget.${widget}`)}
              </Text>
              <Text c="dimmed" mt={4}>
                {t(`values.widgetText.${widget}`)}
              </Text>
            </Paper>
          </li>
        ))}
      </SimpleGrid>
    </>
  );
}
