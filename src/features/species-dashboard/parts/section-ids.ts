/** The parts of the page to which its own figures lead. */
export const PLACES_ID = 'places';
export const CAMPAIGNS_ID = 'campaigns';
