export type Post = { readonly x: number; readonly y: number; readonly height: number };

/**
 * Returns the posts of a fence along the front of an ellipse, from `fromDegree` to `toDegree` (0 is right, 90 in
 * front).
 */
export function fencePosts(
  ellipse: { readonly cx: number; readonly cy: number; readonly rx: number; readonly ry: number },
  fromDegree: number,
  toDegree: number,
  count: number,
): readonly Post[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((fromDegree + ((toDegree - fromDegree) * index) / (count - 1)) * Math.PI) / 180;
    const depth = Math.sin(angle);
    return {
      x: round(ellipse.cx + ellipse.rx * Math.cos(angle)),
      y: round(ellipse.cy + ellipse.ry * depth),
      // Nearer posts are taller.
      height: round(20 + 8 * depth),
    };
  });
}

/** Returns the path of a rail at a part of the posts' height. */
export function railPath(posts: readonly Post[], part: number): string {
  return posts.map(({ x, y, height }, index) => `${index === 0 ? 'M' : 'L'}${x} ${round(y - height * part)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
