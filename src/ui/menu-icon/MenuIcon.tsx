import type { SVGAttributes } from 'react';
// A picture, not code: forty drawings weigh nothing in the script of the first screen.
import drawings from './menu-icons.svg?no-inline';

type Props = Omit<SVGAttributes<SVGSVGElement>, 'name' | 'stroke'> & {
  /** id of a drawing in menu-icons.svg (Tabler Icons, MIT licence): the key of a menu entry */
  readonly name: string;
  readonly size?: number;
  readonly stroke?: number;
};

/** The sign of a menu entry, in the colour of the text around it. Decorative: the entry's name stands beside it. */
export function MenuIcon({ name, size = 20, stroke = 1.6, ...attributes }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...attributes}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
