// The rules of a game, with figures.
export function Rules() {
	return <main class="page" />;
}
