/** Returns a function that computes the answer for each value once; for values that repeat over thousands of rows. */
export function remembered<Value, Answer>(read: (value: Value) => Answer): (value: Value) => Answer {
  const known = new Map<Value, Answer>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const answer = read(value);
    known.set(value, answer);
    return answer;
  };
}
