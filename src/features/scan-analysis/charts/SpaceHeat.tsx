import { Canvas, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { CanvasTexture, type Texture, TextureLoader } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Grid } from '#domain/enclosures/grid.ts';
import { HeatBoxes } from './HeatBoxes.tsx';
import { type HeatBox, levelHeightM, PAPER, type View } from './heat-boxes.ts';
import classes from './SpaceHeat.module.css';

/** The place of the camera for each view, in sizes of the plan; straight down would lose the direction of north. */
const CAMERA: Readonly<Record<View, readonly [number, number, number]>> = {
  angle: [1.15, 0.91, 1.45],
  above: [0, 1.9, 0.001],
  side: [0, 0.1, 1.9],
};

/** On a narrower drawing the camera stands further away, or the plan would be cut at its sides. */
const WIDE_ASPECT = 1.5;

/** A level that is drawn, with its word. */
export type DrawnLevel = { readonly level: number; readonly label: string };

/** A plan in space: boxes per square and level above its picture, turned by mouse, touch and keys. */
export function SpaceHeat({
  grid,
  imageUrl,
  boxes,
  levels,
  view,
}: {
  readonly grid: Grid;
  readonly imageUrl: string | null;
  readonly boxes: readonly HeatBox[];
  readonly levels: readonly DrawnLevel[];
  readonly view: View;
}) {
  const [named, setNamed] = useState<string | null>(null);
  return (
    <div className={classes['frame']}>
      <Canvas
        frameloop="demand"
        tabIndex={0}
        camera={{ fov: 42, near: 0.1, far: 10_000 }}
        // The picture of a file is read from the drawing.
        gl={{ preserveDrawingBuffer: true }}
      >
        <color attach="background" args={[PAPER]} />
        <ambientLight intensity={1.6} />
        <directionalLight position={[1, 3, 2]} intensity={1.6} />
        <Turning grid={grid} levels={levels} view={view} />
        <Ground grid={grid} imageUrl={imageUrl} />
        {levels.map((one) => (
          <LevelFrame key={one.level} grid={grid} {...one} />
        ))}
        <HeatBoxes grid={grid} boxes={boxes} onNamed={setNamed} />
      </Canvas>
      {named !== null && <p className={classes['named']}>{named}</p>}
    </div>
  );
}

/** Places the camera for a view of all levels, and lets mouse, touch and the arrow keys move it. */
function Turning({
  grid: { widthM, heightM },
  levels,
  view,
}: {
  readonly grid: Grid;
  readonly levels: readonly DrawnLevel[];
  readonly view: View;
}) {
  const camera = useThree((state) => state.camera);
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const away = useThree(({ size: { width, height } }) => Math.max(1, (WIDE_ASPECT * height) / Math.max(1, width)));
  const heights = levels.map(({ level }) => level);
  const middle = ((Math.min(...heights) + Math.max(...heights) + 1) / 2) * levelHeightM({ widthM, heightM });
  useEffect(() => {
    const size = Math.max(widthM, heightM);
    const [x, y, z] = CAMERA[view].map((part) => part * away * size) as [number, number, number];
    camera.position.set(x, middle + y, z);
    const controls = new OrbitControls(camera, gl.domElement);
    controls.target.set(0, middle, 0);
    controls.maxDistance = 4 * away * size;
    controls.minDistance = 0.1 * size;
    controls.listenToKeyEvents(gl.domElement);
    controls.addEventListener('change', () => invalidate());
    controls.update();
    invalidate();
    return () => controls.dispose();
  }, [camera, gl, invalidate, widthM, heightM, middle, away, view]);
  return null;
}

/** The plan as the ground, with its picture once that has come. */
function Ground({ grid: { widthM, heightM }, imageUrl }: { readonly grid: Grid; readonly imageUrl: string | null }) {
  const invalidate = useThree((state) => state.invalidate);
  const [picture, setPicture] = useState<Texture | null>(null);
  useEffect(() => {
    if (imageUrl === null) return undefined;
    let isOver = false;
    new TextureLoader().setCrossOrigin('anonymous').load(imageUrl, (texture) => {
      if (isOver) texture.dispose();
      else setPicture(texture);
    });
    return () => {
      isOver = true;
    };
  }, [imageUrl]);
  useEffect(() => {
    invalidate();
    return () => picture?.dispose();
  }, [picture, invalidate]);
  return (
    <mesh rotation-x={-Math.PI / 2}>
      <planeGeometry args={[widthM, heightM]} />
      <meshBasicMaterial
        key={picture === null ? 'plain' : 'picture'}
        color={picture === null ? '#dee2e6' : '#ffffff'}
        map={picture}
        transparent
        opacity={0.75}
        depthWrite={false}
      />
    </mesh>
  );
}

/** The outline of a level at its height, with its word at a corner. */
function LevelFrame({ grid, level, label }: DrawnLevel & { readonly grid: Grid }) {
  const { widthM, heightM } = grid;
  const y = level * levelHeightM(grid);
  const [x, z] = [widthM / 2, heightM / 2];
  const corners = new Float32Array([-x, y, -z, x, y, -z, x, y, z, -x, y, z]);
  const word = useMemo(() => wordTexture(label), [label]);
  useEffect(() => () => word.dispose(), [word]);
  const height = Math.max(widthM, heightM) / 22;
  return (
    <>
      <lineLoop>
        <bufferGeometry>
          <bufferAttribute attach="attributes-position" args={[corners, 3]} />
        </bufferGeometry>
        <lineBasicMaterial color="#868e96" />
      </lineLoop>
      <sprite position={[-x, y + height / 2, z]} scale={[height * WORD.ratio, height, 1]} center={[1, 0.5]}>
        <spriteMaterial map={word} depthTest={false} />
      </sprite>
    </>
  );
}

const WORD = { width: 384, height: 64, ratio: 6 } as const;

/** Returns a word as a picture, written to its right end. */
function wordTexture(word: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = WORD.width;
  canvas.height = WORD.height;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.font = '600 40px sans-serif';
    context.textAlign = 'right';
    context.textBaseline = 'middle';
    context.fillStyle = '#343a40';
    context.fillText(word, WORD.width - 12, WORD.height / 2, WORD.width - 16);
  }
  return new CanvasTexture(canvas);
}
