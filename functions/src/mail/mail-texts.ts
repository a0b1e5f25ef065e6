import type { Language } from '../../../src/domain/users/language.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };

/** The words of every message, by language. They stand here since functions share only the domain with the pages. */
export const MAIL_TEXTS: Readonly<Record<Language, typeof fr>> = { fr, en, es, de, it, nl, pt };

/** The texts of one kind of message. */
export type MessageTexts = (typeof fr)['invitation'];
