import { railPath, type Post } from './fence.ts';

/** Posts and two rails. */
export function Fence({
  posts,
  className,
}: {
  readonly posts: readonly Post[];
  readonly className: string | undefined;
}) {
  return (
    <g className={className} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={railPath(posts, 0.82)} strokeWidth="3.2" />
      <path d={railPath(posts, 0.42)} strokeWidth="2.6" />
      {posts.map(({ x, y, height }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}V${y - height}`} strokeWidth="5" />
      ))}
    </g>
  );
}
