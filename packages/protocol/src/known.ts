// How a page can tell that its browser is somebody to the server: the cookie that says who is kept from scripts.

/** The name of the cookie beside that one. It says that there is one, and nothing of it. */
export const KNOWN_COOKIE = 'tessera-known';
