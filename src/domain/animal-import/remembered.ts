/** Returns a function that works each text out once; for values that repeat over thousands of rows. */
export function remembered<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = read(text);
    known.set(text, answer);
    return answer;
  };
}
