import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { Color, type InstancedMesh, Matrix4 } from 'three';
import type { Grid } from '#domain/enclosures/grid.ts';
import { boxPlace, type HeatBox, shareColour } from './heat-boxes.ts';

/** The boxes as one drawing of the graphics card, however many there are; the pointed one says its name. */
export function HeatBoxes({
  grid,
  boxes,
  onNamed,
}: {
  readonly grid: Grid;
  readonly boxes: readonly HeatBox[];
  readonly onNamed: (name: string | null) => void;
}) {
  const invalidate = useThree((state) => state.invalidate);
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    const drawn = mesh.current;
    if (drawn === null) return;
    const matrix = new Matrix4();
    const colour = new Color();
    boxes.forEach((box, at) => {
      const { position, size } = boxPlace(grid, box);
      drawn.setMatrixAt(at, matrix.makeScale(...size).setPosition(...position));
      drawn.setColorAt(at, colour.set(shareColour(box.share)));
    });
    drawn.instanceMatrix.needsUpdate = true;
    if (drawn.instanceColor !== null) drawn.instanceColor.needsUpdate = true;
    drawn.computeBoundingSphere();
    invalidate();
  }, [grid, boxes, invalidate]);
  return (
    <instancedMesh
      // The number of boxes is fixed when the mesh is made.
      key={boxes.length}
      ref={mesh}
      args={[undefined, undefined, boxes.length]}
      onPointerMove={(event) => {
        event.stopPropagation();
        onNamed(boxes[event.instanceId ?? -1]?.name ?? null);
      }}
      onPointerOut={() => onNamed(null)}
    >
      <boxGeometry />
      <meshLambertMaterial />
    </instancedMesh>
  );
}
