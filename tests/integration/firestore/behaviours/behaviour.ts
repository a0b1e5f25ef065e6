/** A sentence about Firestore, with the code that shows that it is true. */
import type { Zoo } from './zoo.ts';

/** The input of a behaviour: two clients in a corner of their own, and the additions of its list. */
export type Stage = {
  readonly zoo: Zoo;
  /** another client, looking at the same documents */
  readonly other: Zoo;
};

export type Behaviour<S extends Stage = Stage> = {
  readonly topic: string;
  readonly sentence: string;
  readonly run: (stage: S) => Promise<void>;
};

export function behaviours<S extends Stage = Stage>(
  topic: string,
  sentences: Record<string, (stage: S) => Promise<void>>,
): Behaviour<S>[] {
  return Object.entries(sentences).map(([sentence, run]) => ({ topic, sentence, run }));
}

/** Returns the title of a behaviour: the topic, then the sentence. */
export function title({ topic, sentence }: Pick<Behaviour, 'topic' | 'sentence'>): string {
  return `${topic}: ${sentence}`;
}
