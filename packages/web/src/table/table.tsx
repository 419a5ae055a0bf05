// The table: whichever game is played at it.
export function TableScreen() {
	return <main class="page" />;
}
