import { AnimalAvatar } from './AnimalAvatar.tsx';
import classes from './AnimalName.module.css';

/** An animal by its photo and its name, in the same form everywhere. */
export function AnimalName({
  name,
  photoUrl,
  size,
}: {
  readonly name: string;
  readonly photoUrl: string | null;
  readonly size?: number;
}) {
  return (
    <span className={classes['name']}>
      <AnimalAvatar photoUrl={photoUrl} {...(size === undefined ? {} : { size })} />
      <span>{name}</span>
    </span>
  );
}
