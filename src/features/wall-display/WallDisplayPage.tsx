import { useSearchParams } from 'react-router-dom';
import { useActor } from '#state/session/use-session.ts';
import { AnnouncementsWidget } from './AnnouncementsWidget.tsx';
import { EvaluationsWidget } from './EvaluationsWidget.tsx';
import { ObservationsWidget } from './ObservationsWidget.tsx';
import { TaskFiguresWidget } from './TaskFiguresWidget.tsx';
import { MyTasksWidget, TasksTodayWidget } from './TaskListWidgets.tsx';
import { WallFrame } from './WallFrame.tsx';
import { WidgetChooser } from './WidgetChooser.tsx';
import { type Widget, widgetNamed } from './widgets.ts';

const CONTENT: Readonly<Record<Widget, () => React.ReactNode>> = {
  taskFigures: () => <TaskFiguresWidget />,
  tasksToday: () => <TasksTodayWidget />,
  myTasks: () => <MyTasksWidget />,
  observations: () => <ObservationsWidget />,
  evaluations: () => <EvaluationsWidget />,
  announcements: () => <AnnouncementsWidget />,
};

/**
 * /singleview: one widget full screen (`?widget=`), for a display on a wall; without `widget`, a list of the widgets.
 */
export function Component() {
  const actor = useActor();
  const [parameters] = useSearchParams();
  const name = parameters.get('widget');
  const widget = widgetNamed(name, actor);
  if (widget === null) return <WidgetChooser unknown={name} />;
  return (
    <WallFrame key={widget} widget={widget}>
      {CONTENT[widget]()}
    </WallFrame>
  );
}
