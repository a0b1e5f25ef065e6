import { Alert, Box, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import classes from './PlanEditor.module.css';
import { PlanDrawing } from './PlanDrawing.tsx';
import type { PlanEditorProps } from './plan-editor-props.ts';
import { planKeys } from './plan-keys.ts';
import { PlanTools } from './PlanTools.tsx';
import { usePlanEditing } from './usePlanEditing.ts';

/**
 * Outlines on the image of a plan: chosen, drawn, moved, with corners added and removed, by mouse, touch and keys. An
 * outline is reported when a movement ends; an invalid one is shown, explained, and kept until it is mended.
 */
export function PlanEditor(props: PlanEditorProps) {
  const { image, grid, isGridShown, tool, isReadOnly, texts, undo } = props;
  const id = useId();
  const plan = useRef<SVGSVGElement>(null);
  const { ref: sheet, width } = useElementSize<HTMLDivElement>();
  const editing = usePlanEditing(props, plan, width);
  const { edit, sketch, view, active, problem, isDrawing, chooseTool, takeBack } = editing;
  const keys = planKeys(editing, props);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the buttons in it
    <div onKeyDown={keys.onUndoKey}>
      <PlanTools
        texts={texts}
        tool={tool}
        onTool={isReadOnly ? undefined : chooseTool}
        undo={{
          undo: () => takeBack(false),
          redo: () => takeBack(true),
          canUndo: undo.canUndo || edit.isUnsettled,
          canRedo: undo.canRedo,
        }}
        view={view}
        grid={grid === null ? undefined : { isShown: isGridShown, onShown: props.onGridShown }}
        onRemoveCorner={active !== null && editing.corners.length > 3 ? () => editing.removeCorner(active) : undefined}
        drawing={{ isDrawing, onFinish: sketch.finish, onGiveUp: () => chooseTool('select') }}
      />
      <div className={classes['frame']}>
        <Box
          ref={sheet}
          className={classes['sheet'] ?? ''}
          __vars={{ '--plan-ratio': `${image.width} / ${image.height}` }}
        >
          <PlanDrawing ref={plan} props={props} editing={editing} keys={keys} describedBy={`${id}-how`} />
        </Box>
      </div>
      {problem !== null && (
        <Alert role="alert" color="red" mt="xs" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {problem}
        </Alert>
      )}
      {!isReadOnly && (
        <Text id={`${id}-how`} fz="sm" c="dimmed" mt="xs">
          {texts.howTo[tool]}
        </Text>
      )}
      <div role="status" className={classes['announcement']}>
        {editing.announcement}
      </div>
    </div>
  );
}
