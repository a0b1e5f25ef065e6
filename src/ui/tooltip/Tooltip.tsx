import {
  cloneElement,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import { placeOf } from './place.ts';
import classes from './Tooltip.module.css';

type Position = 'top' | 'right';

/**
 * An explanation under the pointer, on a touch and on keyboard focus; Escape hides it. Our own instead of Mantine's,
 * which brings a library for every way of floating to the first screen.
 */
export function Tooltip({
  label,
  position = 'top',
  disabled = false,
  children,
}: {
  readonly label: string;
  readonly position?: Position;
  readonly disabled?: boolean;
  /** one element that takes the attributes of HTML */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null && !disabled;
  const show = (event: MouseEvent<HTMLElement> | FocusEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const hide = useCallback(() => setAnchor(null), []);
  return (
    <>
      {cloneElement(children, {
        onMouseEnter: show,
        onMouseLeave: hide,
        // Not for a click: the pointer shows it already.
        onFocus: (event) => event.currentTarget.matches(':focus-visible') && show(event),
        onBlur: hide,
        ...(isOpen ? { 'aria-describedby': id } : {}),
      })}
      {isOpen &&
        createPortal(
          <Bubble id={id} label={label} anchor={anchor} position={position} onClose={hide} />,
          document.body,
        )}
    </>
  );
}

function Bubble({
  id,
  label,
  anchor,
  position,
  onClose,
}: {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly position: Position;
  readonly onClose: () => void;
}) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const shown = bubble.current;
      if (shown === null) return;
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const at = placeOf(anchor.getBoundingClientRect(), shown.getBoundingClientRect(), viewport, position);
      shown.dataset['side'] = at.side;
      shown.style.translate = `${Math.round(at.left)}px ${Math.round(at.top)}px`;
      shown.style.setProperty('--arrow', `${at.arrow}px`);
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    document.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      document.removeEventListener('keydown', onKey);
    };
  }, [anchor, position, onClose]);
  return (
    <div ref={bubble} id={id} role="tooltip" className={classes['bubble']}>
      {label}
    </div>
  );
}
