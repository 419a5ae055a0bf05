// Lessons on a real board.
export function Learn() {
	return <main class="page" />;
}
