/** Ports of the local stack that a browser connects to; the tests' stack adds an offset to each. */
export const LOCAL_PORTS = { hosting: 5000, auth: 9099, storage: 9199 };

/**
 * Google has no project whose id begins so:
 * https://firebase.google.com/docs/emulator-suite/connect_auth
 */
export const DEMO_PROJECT_PREFIX = 'demo-';
