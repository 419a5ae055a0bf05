// What accounts offer to the rest of the server.
export {
	type AccountAnswer,
	beginRegistration,
	beginSignIn,
	finishRegistration,
	finishSignIn,
	MOST_DEVICES,
	MOST_PASSKEYS,
	removePasskey,
	signOutDevice,
} from './accounts.ts';
export { PasskeyIdForm, type RegistrationBody, RegistrationForm, type SignInBody, SignInForm } from './forms.ts';
export { type ShownAccount, shownAccount } from './shown.ts';
export { publicUrlFrom, type Site, siteOf } from './site.ts';
