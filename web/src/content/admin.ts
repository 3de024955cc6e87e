/** Words of the admin area. Quoted ones are the specification's (§2, §4, §5, §8), to the letter. */
export const adminText = {
  auth: {
    heading: 'Admin login',
    signIn: 'Sign in with Google',
    loading: 'Loading..',
    wrongAccount: 'something went wrong please try again...',
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
    hint: 'This window stands in for Google on a developer’s machine.',
    cancel: 'cancel',
  },
  frame: {
    label: 'Admin menu',
    panel: 'Panel',
    dashboard: 'Dashboard',
    profile: 'Profile',
    logout: 'Logout',
    home: 'Back to Home',
    analytics: 'View Analytics',
  },
  session: {
    signInAgain: 'Your session has ended. Please sign in again to continue.',
    toSignIn: 'Sign in again',
  },
  profile: {
    heading: 'Welcome',
    dashboard: 'View dashboard',
  },
  dashboard: { heading: 'Dashboard' },
  panel: {
    heading: 'Admin Panel',
    file: 'Photo or video',
    service: 'Service',
    chooseService: '',
    location: 'Location',
    locationPlaceholder: 'Enter the place of project',
    submit: 'Upload',
    uploading: 'Loading..',
    progress: 'Upload progress',
    uploaded: 'Uploaded.',
    listFailed: 'something went wrong please try again later....',
    tryAgain: 'Try again',
    empty: 'Nothing is uploaded yet.',
    items: 'Uploaded items',
    transferFailed: 'The file could not be uploaded. Please check your connection and try again.',
    postFailed: 'The file is uploaded, but could not be added to the gallery. Please try again.',
    tooLarge: (maxMegabytes: number) => `This file is larger than ${maxMegabytes} MB.`,
    wrongType: 'Please choose a .jpeg, .jpg, .png or .mp4 file.',
    emptyFile: 'This file is empty.',
    delete: 'Delete',
  },
  deletion: {
    question: 'do you want to delete ?',
    cancel: 'cancel',
    confirm: 'yes',
    failed: 'something went wrong please try again later....',
    gone: 'This item is deleted already.',
  },
};

/** How long messages stay, in milliseconds (specification §4, §8, §9). */
export const adminTimings = {
  wrongAccountMs: 5000,
  signInFailureMs: 4000,
  deleteFailureMs: 5000,
  progressResetMs: 8000,
};
