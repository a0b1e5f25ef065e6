/** A sentence about Firestore and how to see that it is true. */
import type { Zoo } from './zoo.ts';

/** What a behaviour is given: two clients in a corner of their own, and whatever its list adds. */
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

/** As it is shown: the topic, then the sentence. */
export function title({ topic, sentence }: Pick<Behaviour, 'topic' | 'sentence'>): string {
  return `${topic}: ${sentence}`;
}
