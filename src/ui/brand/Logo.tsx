/** The sign of the product: an open enclosure and the leaf that grows in it. Decorative unless given a name. */
export function Logo({ size = 36, label }: { readonly size?: number; readonly label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width="64" height="64" rx="15" fill="#0b6e69" />
      <path
        d="M47.5 41.5a18.5 18.5 0 1 1 1.6-16.4"
        fill="none"
        stroke="#d5efe9"
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <path d="M52 31c-2.6 9.8-9.8 15.5-20.5 15.5C30.8 35.4 39 29.6 52 31Z" fill="#7fd1b9" />
      <path
        d="M31.5 46.5C35.5 41 40 37 45.5 34.5"
        fill="none"
        stroke="#0b6e69"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
