/** Those of the specification (§2, §4, §5, §8) are to the letter. */
export const adminText = {
  auth: {
    heading: 'Admin login',
    hint: 'For the administrator of this site.',
    signIn: 'Sign in with Google',
    loading: 'Loading..',
    /** Under the words for visitors at an address of the admin area. */
    link: 'Admin sign-in',
    wrongAccount: 'something went wrong please try again...',
    refused: (account: string) => `${account} is not the administrator’s account.`,
    failed: 'something went wrong please try again...',
    popupBlocked:
      'Your browser blocked the sign-in window: allow pop-ups for this site and try again.',
    popupClosed: 'The sign-in window was closed before you had signed in. Please try again.',
    offline: 'You are offline. Please try again when the connection is back.',
    unavailable:
      'The sign-in could not be loaded. Please check your connection and reload this page.',
  },
  chooser: {
    heading: 'Choose an account',
    hint: 'This window takes the place of Google’s sign-in on a developer’s machine.',
  },
  frame: {
    label: 'Admin menu',
    dashboard: 'Leads',
    panel: 'Photos',
    layouts: 'Layouts',
    content: 'Website',
    profile: 'Profile',
    logout: 'Logout',
    home: 'Back to Home',
    analytics: 'View Analytics',
    more: 'More',
    close: 'Close',
    undo: 'Undo',
    undone: 'Undone.',
    tryAgain: 'Try again',
    loadFailed: 'This could not be loaded.',
    pageFailed: 'This page could not be loaded.',
    uploadStalled:
      'Nothing has been sent for 30 seconds. The upload goes on when the connection is back.',
    cancel: 'cancel',
    dismiss: 'Dismiss',
  },
  session: {
    'signed-out': 'Your session has ended. Please sign in again to continue.',
    'not-admin':
      'This account may no longer use the admin area. Please sign in again with the administrator’s account.',
    toSignIn: 'Sign in again',
  },
  logout: {
    question: 'Log out before the upload is finished?',
    loss: 'The files that are not uploaded yet will have to be chosen again.',
    confirm: 'Logout',
  },
  profile: {
    heading: 'Welcome',
    dashboard: 'View dashboard',
    help: 'Help · உதவி',
  },
};

/** How long messages stay, in milliseconds (specification §4, §8, §9). */
export const adminTimings = {
  wrongAccountMs: 5000,
  signInFailureMs: 4000,
};
