import { ActionIcon, Button, Group } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconGrid4x4,
  IconMaximize,
  IconPointer,
  IconPolygon,
  IconRectangle,
  IconVectorOff,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import type { PlanEditorTexts, PlanTool } from './plan-shape.ts';

const TOOLS = [
  ['select', IconPointer],
  ['polygon', IconPolygon],
  ['rectangle', IconRectangle],
] as const;

/** Keeps the place of a button in the order of keys: a disabled one would lose the focus. */
const OFF = { 'aria-disabled': true, 'data-disabled': true };

export type Undo = {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** The buttons above a plan. Each keeps its place whatever the tool: a row more or less would move the plan. */
export function PlanTools({
  texts,
  tool,
  onTool,
  undo,
  view,
  grid,
  onRemoveCorner,
  drawing,
}: {
  readonly texts: PlanEditorTexts;
  readonly tool: PlanTool;
  /** absent: the plan is read-only */
  readonly onTool: ((tool: PlanTool) => void) | undefined;
  readonly undo: Undo;
  readonly view: {
    readonly scale: number;
    readonly canZoomIn: boolean;
    readonly zoomIn: () => void;
    readonly zoomOut: () => void;
    readonly whole: () => void;
  };
  /** absent: the plan has no squares */
  readonly grid: { readonly isShown: boolean; readonly onShown: (isShown: boolean) => void } | undefined;
  /** absent: no corner is chosen, or none may be removed */
  readonly onRemoveCorner: (() => void) | undefined;
  readonly drawing: { readonly isDrawing: boolean; readonly onFinish: () => void; readonly onGiveUp: () => void };
}) {
  return (
    <Group gap={4} mb="xs" role="group" aria-label={texts.toolsLabel}>
      {onTool !== undefined && (
        <>
          {TOOLS.map(([one, Icon]) => (
            <Button
              key={one}
              variant={tool === one ? 'filled' : 'default'}
              mih={44}
              px="sm"
              aria-pressed={tool === one}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => onTool(one)}
            >
              {texts.tools[one]}
            </Button>
          ))}
          <Tool label={texts.undo} icon={IconArrowBackUp} isOff={!undo.canUndo} onClick={undo.undo} />
          <Tool label={texts.redo} icon={IconArrowForwardUp} isOff={!undo.canRedo} onClick={undo.redo} />
          <Tool
            label={texts.removeCorner}
            icon={IconVectorOff}
            isOff={onRemoveCorner === undefined}
            onClick={() => onRemoveCorner?.()}
          />
        </>
      )}
      <Tool label={texts.zoomIn} icon={IconZoomIn} isOff={!view.canZoomIn} onClick={view.zoomIn} />
      <Tool label={texts.zoomOut} icon={IconZoomOut} isOff={view.scale === 1} onClick={view.zoomOut} />
      <Tool label={texts.zoomWhole} icon={IconMaximize} isOff={view.scale === 1} onClick={view.whole} />
      {grid !== undefined && (
        <Tool
          label={texts.grid}
          icon={IconGrid4x4}
          isPressed={grid.isShown}
          onClick={() => grid.onShown(!grid.isShown)}
        />
      )}
      {onTool !== undefined && (
        <>
          <Tool label={texts.finish} icon={IconCheck} isOff={!drawing.isDrawing} onClick={drawing.onFinish} />
          <Tool label={texts.giveUp} icon={IconX} isOff={!drawing.isDrawing} onClick={drawing.onGiveUp} />
        </>
      )}
    </Group>
  );
}

function Tool({
  label,
  icon: Icon,
  isOff = false,
  isPressed,
  onClick,
}: {
  readonly label: string;
  readonly icon: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: boolean }>;
  readonly isOff?: boolean;
  /** absent: the button does something once */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={44}
        variant={isPressed ? 'light' : 'default'}
        aria-label={label}
        aria-pressed={isPressed}
        {...(isOff ? OFF : {})}
        onClick={() => !isOff && onClick()}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
