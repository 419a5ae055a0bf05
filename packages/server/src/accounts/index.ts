// What accounts offer to the rest of the server.
export {
	type AccountAnswer,
	beginRegistration,
	beginSignIn,
	finishRegistration,
	finishSignIn,
	MOST_PASSKEYS,
	removePasskey,
	signOutDevice,
	whyNoPasskey,
} from './accounts.ts';
export { PasskeyIdForm, type RegistrationBody, RegistrationForm, type SignInBody, SignInForm } from './forms.ts';
export { type ShownAccount, shownAccount } from './shown.ts';
export { publicUrlFrom, type Site, siteOf } from './site.ts';
