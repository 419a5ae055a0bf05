// The second form: what may be deleted one day is found without looking at everything.

export const upkeepForm = `
	CREATE INDEX identities_alone ON identities (last_seen_at, id) WHERE account IS NULL;
	CREATE INDEX seat_keys_by_end ON seat_keys (expires_at);
	CREATE INDEX challenges_by_end ON challenges (expires_at);
`;
