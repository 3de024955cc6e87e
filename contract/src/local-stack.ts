/** Ports of the local stack that a browser speaks to; tests shift them all. */
export const LOCAL_PORTS = { hosting: 5000, auth: 9099, storage: 9199 };

/** No such project exists: https://firebase.google.com/docs/emulator-suite/connect_auth */
export const DEMO_PROJECT_PREFIX = 'demo-';
