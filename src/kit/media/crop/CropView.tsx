import { useEffect, useRef } from 'react';
import type { PercentArea, Turn } from '#lib/pictures/crop-geometry.ts';
import { drawCrop } from '#lib/pictures/draw-crop.ts';

/** An area of a turned picture, drawn as it will be sent, only smaller. */
export function CropView({
  bitmap,
  turn,
  area,
  longestSide,
  className,
  isRound = false,
}: {
  readonly bitmap: ImageBitmap;
  readonly turn: Turn;
  readonly area: PercentArea;
  readonly longestSide: number;
  readonly className: string;
  readonly isRound?: boolean;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, bitmap, turn, area, longestSide);
  }, [bitmap, turn, area, longestSide]);
  return <canvas ref={canvas} aria-hidden className={className} data-round={isRound || undefined} />;
}
