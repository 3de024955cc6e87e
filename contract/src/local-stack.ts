/** Ports of the local stack that a browser speaks to. The tests' stack moves them all by one number. */
export const LOCAL_PORTS = { hosting: 5000, auth: 9099, storage: 9199 };

/** A project of this kind of name exists on no server: https://firebase.google.com/docs/emulator-suite/connect_auth */
export const DEMO_PROJECT_PREFIX = 'demo-';
