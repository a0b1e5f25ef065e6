import { useElementSize } from '@mantine/hooks';
import { IconPaw } from '@tabler/icons-react';
import { type PointerEvent, useId, useRef, useState } from 'react';
import type { NetworkPlaces } from './network-layout.ts';

/** In pixels; the drawing has the size of its place, so that names stay readable on a phone. */
const WIDEST = 860;
const LOWEST = 340;
const HEIGHT_SHARE = 0.6;
/** The room of the name below the lowest point. */
const NAME_PX = 28;
/** Up to so many points have the size of a photo that is recognised. */
const MAX_LARGE_POINTS = 24;
const POINT_RADIUS = { large: 24, small: 15 } as const;
/** A finger meets a small point within this distance. */
const TOUCH_RADIUS = 22;
const LINE = { thinnest: 1, widest: 9 };
const MIN_OPACITY = 0.35;
/** The shapes that tell components apart beside their colours. */
const DASHES = ['', '4 3', '1 3', '8 3', '8 3 2 3'];

/** A point of the drawing. */
export type DrawnNode = {
  readonly id: string;
  readonly name: string;
  readonly component: number;
  /** null without a photo */
  readonly photoUrl: string | null;
};
/** A link of the drawing; `share` is its weight relative to the largest, `text` its weight in figures. */
export type DrawnEdge = {
  readonly from: string;
  readonly to: string;
  readonly share: number;
  readonly text: string;
};

/**
 * A network as points and links: the wider a link, the stronger; directed links have an arrow. Each point can be drawn to
 * another place and stays there. The ring around the points of one component has the same line.
 */
export function NetworkDrawing({
  nodes,
  edges,
  places,
  isDirected,
}: {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  readonly places: NetworkPlaces;
  readonly isDirected: boolean;
}) {
  const { ref, width: room } = useElementSize();
  const width = room === 0 ? WIDEST : Math.min(WIDEST, room);
  const height = Math.max(LOWEST, Math.round(width * HEIGHT_SHARE));
  const drawing = useRef<SVGSVGElement>(null);
  const [moved, setMoved] = useState<NetworkPlaces>({});
  const [heldId, setHeldId] = useState<string | null>(null);
  const placeOf = (id: string) => {
    const { x, y } = moved[id] ?? places[id] ?? { x: 0.5, y: 0.5 };
    return { x: x * width, y: y * (height - NAME_PX) };
  };
  const drag = (event: PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (heldId === null || box === undefined) return;
    const share = (at: number, from: number, length: number) => Math.min(0.98, Math.max(0.02, (at - from) / length));
    const place = {
      x: share(event.clientX, box.left, box.width),
      y: share(event.clientY, box.top, box.height - NAME_PX),
    };
    setMoved({ ...moved, [heldId]: place });
  };
  const radius = nodes.length > MAX_LARGE_POINTS ? POINT_RADIUS.small : POINT_RADIUS.large;
  const reverses = new Set(edges.map(({ from, to }) => `${from} ${to}`));
  return (
    <div ref={ref}>
      <svg
        ref={drawing}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fontSize={13}
        style={{ display: 'block' }}
        onPointerMove={drag}
        onPointerUp={() => setHeldId(null)}
        onPointerLeave={() => setHeldId(null)}
      >
        {edges.map((edge) => (
          <Link
            key={`${edge.from} ${edge.to}`}
            edge={edge}
            from={placeOf(edge.from)}
            to={placeOf(edge.to)}
            isDirected={isDirected}
            radius={radius}
            isCurved={isDirected && reverses.has(`${edge.to} ${edge.from}`)}
          />
        ))}
        {nodes.map(({ id, name, component, photoUrl }) => {
          const { x, y } = placeOf(id);
          return (
            <g
              key={id}
              transform={`translate(${x} ${y})`}
              style={{ cursor: 'grab', touchAction: 'none' }}
              onPointerDown={(event) => {
                event.preventDefault();
                setHeldId(id);
              }}
            >
              <circle r={Math.max(TOUCH_RADIUS, radius)} fill="transparent" />
              <circle r={radius} fill="var(--enclos-page)" />
              <circle r={radius} fill="var(--mantine-primary-color-light)" />
              <Photo key={photoUrl} url={photoUrl} radius={radius} />
              <circle
                r={radius}
                fill="none"
                stroke="var(--mantine-primary-color-filled)"
                strokeWidth={2.5}
                strokeDasharray={DASHES[component % DASHES.length]}
              />
              <text
                y={radius + 15}
                textAnchor="middle"
                fill="var(--mantine-color-text)"
                stroke="var(--enclos-page)"
                strokeWidth={4}
                paintOrder="stroke"
                fontWeight={600}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** A photo within the ring of its point; a paw without one, and where it cannot be loaded. */
function Photo({ url, radius }: { readonly url: string | null; readonly radius: number }) {
  const clipId = useId();
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken)
    return (
      <IconPaw
        x={-radius / 2}
        y={-radius / 2}
        size={radius}
        stroke={1.5}
        color="var(--mantine-color-dimmed)"
        aria-hidden
      />
    );
  return (
    <>
      <clipPath id={clipId}>
        <circle r={radius} />
      </clipPath>
      <image
        href={url}
        x={-radius}
        y={-radius}
        width={2 * radius}
        height={2 * radius}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${clipId})`}
        onError={() => setBroken(true)}
      />
    </>
  );
}

type Point = { readonly x: number; readonly y: number };

function Link({
  edge: { share, text },
  from,
  to,
  isDirected,
  isCurved,
  radius,
}: {
  readonly edge: DrawnEdge;
  readonly from: Point;
  readonly to: Point;
  readonly isDirected: boolean;
  readonly isCurved: boolean;
  /** of the points */
  readonly radius: number;
}) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const unit = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const bend = isCurved ? 18 : 0;
  const middle = { x: (from.x + to.x) / 2 - unit.y * bend, y: (from.y + to.y) / 2 + unit.x * bend };
  const end = { x: to.x - unit.x * (radius + 2), y: to.y - unit.y * (radius + 2) };
  const width = LINE.thinnest + share * (LINE.widest - LINE.thinnest);
  const arrow = 7 + width;
  const side = (by: number) =>
    `${end.x - unit.x * arrow - unit.y * by * arrow * 0.55},${end.y - unit.y * arrow + unit.x * by * arrow * 0.55}`;
  return (
    <g opacity={MIN_OPACITY + share * (1 - MIN_OPACITY)}>
      <path
        d={`M${from.x} ${from.y} Q${middle.x} ${middle.y} ${end.x} ${end.y}`}
        fill="none"
        stroke="var(--mantine-color-dimmed)"
        strokeWidth={width}
      />
      {isDirected && <polygon points={`${end.x},${end.y} ${side(1)} ${side(-1)}`} fill="var(--mantine-color-text)" />}
      <title>{text}</title>
    </g>
  );
}
