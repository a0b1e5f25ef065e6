import type { Language } from '../../users/language.ts';

/**
 * The words for days and times of one language, in the form for comparison: small letters without accents. Names of
 * weekdays stand in full, because their short forms are words of their own ("mer", "sun").
 */
export type DateWords = {
  readonly today: readonly string[];
  readonly tomorrow: readonly string[];
  readonly afterTomorrow: readonly string[];
  /** the names of each weekday, 0 Sunday … 6 Saturday */
  readonly weekdays: readonly (readonly string[])[];
  /** the names of each month, January first; only read beside a number */
  readonly months: readonly (readonly string[])[];
  /** the words between the day of a month and the month: "3 de mayo" */
  readonly ofMonth: readonly string[];
  /** the words before an amount of time: "in 3 days" */
  readonly inAmount: readonly string[];
  readonly units: Readonly<Record<'minute' | 'hour' | 'day' | 'week', readonly string[]>>;
  readonly parts: Readonly<Record<DayPart, readonly string[]>>;
  /** words that may stand before a day or a time and belong to it: "on Monday", "before 14:00" */
  readonly before: readonly string[];
  /** the words after a number that make it a time: "8 Uhr" */
  readonly clock: readonly string[];
};

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

/** The latest time of each part of a day: "tomorrow morning" is due at noon. */
export const PART_ENDS: Readonly<Record<DayPart, string>> = {
  morning: '12:00',
  noon: '12:00',
  afternoon: '18:00',
  evening: '22:00',
};

export const DATE_WORDS: Readonly<Record<Language, DateWords>> = {
  fr: {
    today: ["aujourd'hui", 'aujourd’hui'],
    tomorrow: ['demain'],
    afterTomorrow: ['apres-demain', 'apres demain'],
    weekdays: [['dimanche'], ['lundi'], ['mardi'], ['mercredi'], ['jeudi'], ['vendredi'], ['samedi']],
    months: [
      ['janvier', 'janv', 'jan'],
      ['fevrier', 'fevr', 'fev'],
      ['mars'],
      ['avril', 'avr'],
      ['mai'],
      ['juin'],
      ['juillet', 'juil'],
      ['aout'],
      ['septembre', 'sept', 'sep'],
      ['octobre', 'oct'],
      ['novembre', 'nov'],
      ['decembre', 'dec'],
    ],
    ofMonth: [],
    inAmount: ['dans'],
    units: {
      minute: ['minutes', 'minute', 'min'],
      hour: ['heures', 'heure'],
      day: ['jours', 'jour'],
      week: ['semaines', 'semaine'],
    },
    parts: {
      morning: ['ce matin', 'matin'],
      noon: ['midi'],
      afternoon: ['cet apres-midi', 'apres-midi'],
      evening: ['ce soir', 'soir'],
    },
    before: ['avant', 'pour', "jusqu'a", 'jusqu’a', 'le', 'a', 'vers'],
    clock: ['heures', 'heure', 'h'],
  },
  en: {
    today: ['today'],
    tomorrow: ['tomorrow'],
    afterTomorrow: ['the day after tomorrow', 'day after tomorrow'],
    weekdays: [['sunday'], ['monday'], ['tuesday'], ['wednesday'], ['thursday'], ['friday'], ['saturday']],
    months: [
      ['january', 'jan'],
      ['february', 'feb'],
      ['march', 'mar'],
      ['april', 'apr'],
      ['may'],
      ['june', 'jun'],
      ['july', 'jul'],
      ['august', 'aug'],
      ['september', 'sept', 'sep'],
      ['october', 'oct'],
      ['november', 'nov'],
      ['december', 'dec'],
    ],
    ofMonth: ['of'],
    inAmount: ['in'],
    units: {
      minute: ['minutes', 'minute', 'min'],
      hour: ['hours', 'hour'],
      day: ['days', 'day'],
      week: ['weeks', 'week'],
    },
    parts: {
      morning: ['this morning', 'in the morning', 'morning'],
      noon: ['noon', 'midday'],
      afternoon: ['this afternoon', 'in the afternoon', 'afternoon'],
      evening: ['this evening', 'in the evening', 'tonight', 'evening'],
    },
    before: ['before', 'by', 'until', 'on', 'at', 'for', 'next'],
    clock: ["o'clock", 'o’clock'],
  },
  de: {
    today: ['heute'],
    tomorrow: ['morgen'],
    afterTomorrow: ['ubermorgen'],
    weekdays: [
      ['sonntag'],
      ['montag'],
      ['dienstag'],
      ['mittwoch'],
      ['donnerstag'],
      ['freitag'],
      ['samstag', 'sonnabend'],
    ],
    months: [
      ['januar', 'janner', 'jan'],
      ['februar', 'feb'],
      ['marz'],
      ['april', 'apr'],
      ['mai'],
      ['juni', 'jun'],
      ['juli', 'jul'],
      ['august', 'aug'],
      ['september', 'sept', 'sep'],
      ['oktober', 'okt'],
      ['november', 'nov'],
      ['dezember', 'dez'],
    ],
    ofMonth: [],
    inAmount: ['in'],
    units: {
      minute: ['minuten', 'minute', 'min'],
      hour: ['stunden', 'stunde'],
      day: ['tagen', 'tag'],
      week: ['wochen', 'woche'],
    },
    parts: {
      morning: ['am vormittag', 'vormittag', 'vormittags', 'fruh', 'morgens'],
      noon: ['am mittag', 'mittag', 'mittags'],
      afternoon: ['am nachmittag', 'nachmittag', 'nachmittags'],
      evening: ['am abend', 'abend', 'abends'],
    },
    before: ['bis zum', 'bis', 'vor', 'am', 'um', 'gegen', 'fur'],
    clock: ['uhr'],
  },
  es: {
    today: ['hoy'],
    tomorrow: ['manana'],
    afterTomorrow: ['pasado manana'],
    weekdays: [['domingo'], ['lunes'], ['martes'], ['miercoles'], ['jueves'], ['viernes'], ['sabado']],
    months: [
      ['enero', 'ene'],
      ['febrero', 'feb'],
      ['marzo'],
      ['abril', 'abr'],
      ['mayo'],
      ['junio', 'jun'],
      ['julio', 'jul'],
      ['agosto', 'ago'],
      ['septiembre', 'setiembre', 'sept', 'sep'],
      ['octubre', 'oct'],
      ['noviembre', 'nov'],
      ['diciembre', 'dic'],
    ],
    ofMonth: ['de'],
    inAmount: ['dentro de', 'en'],
    units: {
      minute: ['minutos', 'minuto', 'min'],
      hour: ['horas', 'hora'],
      day: ['dias', 'dia'],
      week: ['semanas', 'semana'],
    },
    parts: {
      morning: ['por la manana', 'de la manana', 'esta manana'],
      noon: ['al mediodia', 'mediodia'],
      afternoon: ['por la tarde', 'de la tarde', 'esta tarde'],
      evening: ['por la noche', 'de la noche', 'esta noche'],
    },
    before: ['antes del', 'antes de las', 'antes de', 'hasta', 'para', 'el', 'a las', 'a la'],
    clock: ['horas', 'h'],
  },
  it: {
    today: ['oggi'],
    tomorrow: ['domani'],
    afterTomorrow: ['dopodomani'],
    weekdays: [['domenica'], ['lunedi'], ['martedi'], ['mercoledi'], ['giovedi'], ['venerdi'], ['sabato']],
    months: [
      ['gennaio', 'gen'],
      ['febbraio', 'feb'],
      ['marzo', 'mar'],
      ['aprile', 'apr'],
      ['maggio', 'mag'],
      ['giugno', 'giu'],
      ['luglio', 'lug'],
      ['agosto', 'ago'],
      ['settembre', 'set'],
      ['ottobre', 'ott'],
      ['novembre', 'nov'],
      ['dicembre', 'dic'],
    ],
    ofMonth: [],
    inAmount: ['tra', 'fra'],
    units: {
      minute: ['minuti', 'minuto', 'min'],
      hour: ['ore', 'ora'],
      day: ['giorni', 'giorno'],
      week: ['settimane', 'settimana'],
    },
    parts: {
      morning: ['questa mattina', 'stamattina', 'mattina', 'mattino'],
      noon: ['mezzogiorno'],
      afternoon: ['questo pomeriggio', 'pomeriggio'],
      evening: ['questa sera', 'stasera', 'sera'],
    },
    before: ['entro le', 'entro', 'prima delle', 'prima di', 'per', 'il', 'alle ore', 'alle', 'ore'],
    clock: ['h'],
  },
  nl: {
    today: ['vandaag'],
    tomorrow: ['morgen'],
    afterTomorrow: ['overmorgen'],
    weekdays: [['zondag'], ['maandag'], ['dinsdag'], ['woensdag'], ['donderdag'], ['vrijdag'], ['zaterdag']],
    months: [
      ['januari', 'jan'],
      ['februari', 'feb'],
      ['maart', 'mrt'],
      ['april', 'apr'],
      ['mei'],
      ['juni', 'jun'],
      ['juli', 'jul'],
      ['augustus', 'aug'],
      ['september', 'sept', 'sep'],
      ['oktober', 'okt'],
      ['november', 'nov'],
      ['december', 'dec'],
    ],
    ofMonth: [],
    inAmount: ['over'],
    units: { minute: ['minuten', 'minuut', 'min'], hour: ['uur'], day: ['dagen', 'dag'], week: ['weken', 'week'] },
    parts: {
      morning: ['vanochtend', 'vanmorgen', 'ochtend', "'s ochtends"],
      noon: ['tussen de middag'],
      afternoon: ['vanmiddag', 'middag', "'s middags"],
      evening: ['vanavond', 'avond', "'s avonds"],
    },
    before: ['voor', 'tegen', 'tot', 'op', 'om'],
    clock: ['uur'],
  },
  pt: {
    today: ['hoje'],
    tomorrow: ['amanha'],
    afterTomorrow: ['depois de amanha'],
    weekdays: [
      ['domingo'],
      ['segunda-feira', 'na segunda'],
      ['terca-feira', 'na terca'],
      ['quarta-feira', 'na quarta'],
      ['quinta-feira', 'na quinta'],
      ['sexta-feira', 'na sexta'],
      ['sabado'],
    ],
    months: [
      ['janeiro', 'jan'],
      ['fevereiro', 'fev'],
      ['marco', 'mar'],
      ['abril', 'abr'],
      ['maio'],
      ['junho', 'jun'],
      ['julho', 'jul'],
      ['agosto', 'ago'],
      ['setembro', 'set'],
      ['outubro', 'out'],
      ['novembro', 'nov'],
      ['dezembro', 'dez'],
    ],
    ofMonth: ['de'],
    inAmount: ['daqui a', 'dentro de', 'em'],
    units: {
      minute: ['minutos', 'minuto', 'min'],
      hour: ['horas', 'hora'],
      day: ['dias', 'dia'],
      week: ['semanas', 'semana'],
    },
    parts: {
      morning: ['de manha', 'esta manha'],
      noon: ['ao meio-dia', 'meio-dia'],
      afternoon: ['esta tarde', 'de tarde', 'a tarde'],
      evening: ['esta noite', 'a noite'],
    },
    before: ['antes das', 'antes de', 'ate as', 'ate', 'para', 'na', 'no', 'em', 'as'],
    clock: ['horas', 'h'],
  },
};
