// An address that leads nowhere.
export function Nowhere() {
	return <main class="page" />;
}
