import { Component, type ReactNode } from 'react';
import { reportError } from '#lib/log.ts';
import { reloadForPart } from '#lib/reload-for-part.ts';
import classes from './CrashPage.module.css';

/**
 * Catches the errors that nothing else caught, perhaps because texts or router failed to load: so its own words stand
 * here, in the two languages that most readers know.
 */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    if (!reloadForPart(error)) reportError(error, { where: 'app/last-resort' });
  }

  override render() {
    return this.state.hasFailed ? <StartFailed /> : this.props.children;
  }
}

const WORDS = {
  fr: {
    title: 'Enclos n’a pas pu démarrer',
    text: 'Vérifiez votre connexion, puis rechargez la page.',
    reload: 'Recharger',
  },
  en: { title: 'Enclos could not start', text: 'Check your connection, then reload the page.', reload: 'Reload' },
};

/** The page shown when the application cannot even start. */
export function StartFailed() {
  return (
    <div className={classes['page']} role="alert">
      <h1 lang="fr">{WORDS.fr.title}</h1>
      <p lang="fr">{WORDS.fr.text}</p>
      <p lang="en">
        <strong>{WORDS.en.title}</strong> {WORDS.en.text}
      </p>
      <div className={classes['actions']}>
        <button type="button" onClick={() => window.location.reload()}>
          <span lang="fr">{WORDS.fr.reload}</span>&nbsp;·&nbsp;<span lang="en">{WORDS.en.reload}</span>
        </button>
      </div>
    </div>
  );
}
