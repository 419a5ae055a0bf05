// Home: the way into a game.
export function Home() {
	return <main class="page" />;
}
