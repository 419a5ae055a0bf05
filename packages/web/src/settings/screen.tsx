// Settings.
export function SettingsScreen() {
	return <main class="page" />;
}
