import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

type Typed = { readonly text: string; readonly value: string };

/**
 * The text of a field whose value is stored in another form, such as a day. The text stays as it is typed until the
 * field is left; a text that cannot be read is told then, gives no value, and holds its form back (`focusUnreadable`).
 */
export function useTypedText({
  value,
  read,
  write,
  unreadable,
  onChange,
}: {
  /** as it is stored; '' for none */
  readonly value: string;
  /** returns the value of a text; null when it cannot be read */
  readonly read: (text: string) => string | null;
  readonly write: (value: string) => string;
  /** said of a text that cannot be read */
  readonly unreadable: string;
  readonly onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const text = typed?.value === value ? typed.text : write(value);
  const isUnreadable = text.trim() !== '' && read(text) === null;
  useEffect(() => ref.current?.setCustomValidity(isUnreadable ? unreadable : ''), [isUnreadable, unreadable]);
  const put = (next: Typed) => {
    setTyped(next);
    setIsLeft(false);
    onChange(next.value);
  };
  return {
    /** null for a text that can be read, and while it is typed */
    error: isUnreadable && isLeft ? unreadable : null,
    input: {
      ref,
      value: text,
      autoComplete: 'off',
      onChange: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
        put({ text: currentTarget.value, value: read(currentTarget.value) ?? '' }),
      onBlur: () => {
        setIsLeft(true);
        if (!isUnreadable) setTyped(null);
      },
      onInvalid: () => setIsLeft(true),
    },
  };
}
