// What this is.
export function About() {
	return <main class="page" />;
}
