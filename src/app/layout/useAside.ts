import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { asideToggled, selectSettings } from '#state/settings/settings.slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

/** The forms of the menu: whole, as icons, or as icons with their words below. */
export type AsideShape = 'whole' | 'icons' | 'words';

/**
 * Returns the state of the aside by the settings: below 1024 px it is a drawer; collapsed, it may open under the
 * pointer and on keyboard focus; floating, it lies over the page and closes when the page is touched.
 */
export function useAside() {
  const { asideCollapsed, asideCollapsedText, asideFloat, asideHover } = useAppSelector(selectSettings);
  const dispatch = useAppDispatch();
  const isNarrow = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  const [isPeeking, setIsPeeking] = useState(false);

  const opensByItself = asideCollapsed && asideHover;
  const isOpen = !asideCollapsed || (opensByItself && isPeeking);
  const floats = asideFloat && !asideCollapsed && !isNarrow;
  const toggle = useCallback(() => {
    setIsPeeking(false);
    dispatch(asideToggled());
  }, [dispatch]);

  const closed: AsideShape = asideCollapsedText ? 'words' : 'icons';
  return {
    isNarrow,
    shape: isOpen ? ('whole' as const) : closed,
    /** the room that the page leaves for it */
    room: asideCollapsed || asideFloat ? closed : ('whole' as const),
    isOverPage: isOpen && (asideCollapsed || asideFloat),
    isCollapsed: asideCollapsed,
    toggle,
    /** closes a floating aside: its reader has returned to the page */
    leave: floats ? toggle : undefined,
    handlers: {
      onKeyDown({ key }: KeyboardEvent) {
        if (key !== 'Escape') return;
        setIsPeeking(false);
        if (floats) toggle();
      },
      ...(opensByItself && {
        onPointerEnter: ({ pointerType }: PointerEvent) => setIsPeeking(pointerType !== 'touch'),
        onPointerLeave: () => setIsPeeking(false),
        onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setIsPeeking(true),
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
          currentTarget.contains(relatedTarget) || setIsPeeking(false),
      }),
    },
  };
}
