// What ratings offer to the rest of the server.
export { botSubject, type FinishedGame, placesOf, rateFinished, type ShownRating, shownRatings } from './finished.ts';
export { numberOf, skillsAfter, UNKNOWN } from './skill.ts';
