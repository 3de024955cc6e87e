/** What the help page quotes, what stands in several places, and sentences of the specification. */
export const adminText = {
  loading: 'Loading..',
  auth: {
    unavailable:
      'The sign-in could not be loaded. Please check your connection and reload this page.',
  },
  frame: {
    leads: 'Leads',
    photos: 'Photos',
    layouts: 'Layouts',
    content: 'Website',
    logout: 'Logout',
    home: 'Back to Home',
    undo: 'Undo',
    undone: 'Undone.',
    tryAgain: 'Try again',
    pageFailed: 'This page could not be loaded.',
    uploadStalled:
      'Nothing has been sent for 30 seconds. The upload goes on when the connection is back.',
    cancel: 'cancel',
    dismiss: 'Dismiss',
  },
  deletion: {
    question: 'do you want to delete ?',
    confirm: 'yes',
  },
  help: 'Help · உதவி',
};
