/** The features that people with beta access use before everybody else; each is named in `account:trial.<name>`. */
export const TRIALS = ['taskKeys'] as const;
export type Trial = (typeof TRIALS)[number];

/** Returns the features that are in trial for the person, in the order of `TRIALS`; none without beta access. */
export function trialsOf(user: { readonly betaTester: boolean }): readonly Trial[] {
  return user.betaTester ? TRIALS : [];
}
