// The fourth form: what tables did to the ratings of bots is not kept any more, since nobody can ask for it.

export const changesOfAccountsForm = `
	DELETE FROM rating_changes WHERE subject GLOB 'bot:*';
`;
