import { ActionIcon, Button, Group } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
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

export type Undo = {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** The buttons above a plan. */
export function PlanTools({
  texts,
  tool,
  onTool,
  undo,
  view,
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
  /** absent: no corner is chosen, or none may be removed */
  readonly onRemoveCorner: (() => void) | undefined;
  readonly drawing: { readonly onFinish: () => void; readonly onGiveUp: () => void } | null;
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
      {drawing !== null && (
        <>
          <Button mih={44} leftSection={<IconCheck size={18} aria-hidden />} onClick={drawing.onFinish}>
            {texts.finish}
          </Button>
          <Button mih={44} variant="default" leftSection={<IconX size={18} aria-hidden />} onClick={drawing.onGiveUp}>
            {texts.giveUp}
          </Button>
        </>
      )}
    </Group>
  );
}

function Tool({
  label,
  icon: Icon,
  isOff,
  onClick,
}: {
  readonly label: string;
  readonly icon: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: boolean }>;
  readonly isOff: boolean;
  readonly onClick: () => void;
}) {
  return (
    <Tooltip label={label}>
      {/* Keeps its place in the order of keys: a disabled button must not lose the focus. */}
      <ActionIcon
        size={44}
        variant="default"
        aria-label={label}
        aria-disabled={isOff}
        {...(isOff ? { 'data-disabled': true } : {})}
        onClick={() => !isOff && onClick()}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
