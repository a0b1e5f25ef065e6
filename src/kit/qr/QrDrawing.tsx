import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './QrDrawing.module.css';

type Drawing = { readonly size: number; readonly path: string };

/**
 * An address as a QR code, dark on light whatever the colours: cameras need it. The package that draws it is fetched only
 * then.
 */
export function QrDrawing({
  address,
  label,
  side,
  failed,
}: {
  readonly address: string;
  readonly label: string;
  /** in pixels of the screen; paper has its own measure */
  readonly side: number;
  /** stands in its place when the code could not be fetched */
  readonly failed: ReactNode;
}) {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    import('./draw-qr.ts')
      .then(({ drawQr }) => drawQr(address))
      .then(
        (drawn) => !isOver && setDrawing(drawn),
        () => !isOver && setDrawing('failed'),
      );
    return () => {
      isOver = true;
    };
  }, [address]);
  if (drawing === null) return <Skeleton width={side} height={side} />;
  if (drawing === 'failed') return failed;
  return (
    <svg
      role="img"
      aria-label={label}
      width={side}
      height={side}
      className={classes['code']}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
    >
      <rect width={drawing.size} height={drawing.size} fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}
