// What ratings offer to the rest of the server.
export {
	botSubject,
	type FinishedGame,
	placesOf,
	rateFinished,
	type ShownChange,
	type ShownRating,
	shownChange,
	shownRatings,
} from './finished.ts';
export { numberOf, skillsAfter, UNKNOWN } from './skill.ts';
