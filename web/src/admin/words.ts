import { PHOTO_MAX_BYTES, VIDEO_MAX_BYTES, type VideoWarning } from '@theni/contract/limits';

const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;

/** Words of the admin area. Quoted ones are the specification's (§2, §4, §5, §8), to the letter. */
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
    undo: 'Undo',
    undone: 'Undone.',
    tryAgain: 'Try again',
    cancel: 'cancel',
    dismiss: 'Dismiss',
  },
  session: {
    signedOut: 'Your session has ended. Please sign in again to continue.',
    notAdmin:
      'This account is no longer allowed to change the gallery. Please sign in again with the administrator’s account.',
    loggedOut: 'You have logged out. Please sign in again to continue.',
    toSignIn: 'Sign in again',
    filesWait: (count: number) =>
      `${files(count)} not uploaded yet. The upload continues from this device when you sign in again.`,
  },
  logout: {
    question: 'Log out before the upload is finished?',
    confirm: 'Logout',
  },
  profile: {
    heading: 'Welcome',
    dashboard: 'View dashboard',
    help: 'Help · உதவி',
    initial: 'A',
    pictureOf: (name: string) => `Picture of ${name}`,
  },
  panel: {
    heading: 'Photos & videos',
    upload: 'Upload photos and videos',
    file: 'Photo or video',
    fileHint: `JPEG, PNG (${megabytes(PHOTO_MAX_BYTES)}), MP4 (${megabytes(VIDEO_MAX_BYTES)})`,
    fileMissing: 'Please choose a photo or a video.',
    drop: 'Drop the files here',
    camera: 'Take a photo',
    service: 'Service',
    chooseService: '',
    serviceMissing: 'Please choose a service.',
    layout: 'Layout',
    location: 'Location',
    locationMissing: 'Please type the place.',
    locationPlaceholder: 'Enter the place of project',
    chosen: (count: number) =>
      count === 0 ? 'No file chosen' : count === 1 ? '1 file chosen' : `${count} files chosen`,
    submit: (count: number) => (count > 1 ? `Upload ${count} files` : 'Upload'),
    uploading: 'Loading..',
    addToQueue: (count: number) => `Add ${count === 1 ? 'this file' : `these ${count} files`}`,
    progress: 'Upload progress',
    uploaded: 'Uploaded.',
    allUploaded: (count: number) => `All ${count} uploaded.`,
    keepOpen: (done: number, all: number) => `${done} of ${all} uploaded, keep this page open`,
    otherTab: (done: number, all: number) => `${done} of ${all} uploaded, in another tab`,
    noConnection:
      'There is no connection. The upload continues by itself when you are online again.',
    listFailed: 'something went wrong please try again later....',
    loading: 'Loading..',
    empty: 'Nothing is uploaded yet.',
    items: 'Uploaded items',
    delete: 'Delete',
    filters: {
      label: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
      service: 'By service',
      anyService: 'All services',
      place: 'By place',
      anyPlace: 'All places',
      layout: 'By layout',
      anyLayout: 'All layouts',
      noLayout: 'No layout',
      search: 'Search photos',
      found: (count: number, all: number) =>
        count === all ? `${all} items` : `${count} of ${all} items`,
      none: 'No items match.',
    },
  },
  queue: {
    chosen: 'Chosen files',
    heading: 'Uploads',
    refused: 'Cannot be uploaded',
    dismiss: 'OK',
    remove: (name: string) => `Remove ${name}`,
    cancel: (name: string) => `Cancel ${name}`,
    retry: (name: string) => `Try ${name} again`,
    retryAll: (count: number) => `Try all ${count} again`,
    more: 'Service and place of this file',
    sameService: 'Same as above',
    serviceOf: (name: string) => `Service of ${name}`,
    locationOf: (name: string) => `Location of ${name}`,
    waiting: 'Waiting',
    preparing: 'Preparing',
    posting: 'Processing',
    done: 'Uploaded',
    percent: (percent: number) => `${percent} %`,
    progressOf: (name: string) => `Progress of ${name}`,
    failed: (name: string, reason: string) => `${name}: ${reason}`,
  },
  issues: {
    wrongType: 'Please choose a .jpeg, .jpg, .png or .mp4 file.',
    heic: 'This is an iPhone photo (HEIC), which websites cannot show. Choose it from the Photos app, which converts it, or set Settings › Camera › Formats to “Most Compatible”.',
    otherVideo:
      'This video is in an older format. Please save it as .mp4 (H.264) and choose that file.',
    empty: 'This file is empty. Please choose it again, or take the picture once more.',
    notPhoto: 'There is no photo in this file. Please open it on your device and save it as JPEG.',
    notVideo: 'There is no video in this file. Please save it again as .mp4.',
    notReadable: 'This file could not be read from your device. Please choose it again.',
    unreadable:
      'This file is damaged, or in a format that this browser cannot read. Please save it again as JPEG, PNG or MP4 and choose that file.',
    unusableVideo: (reason: string) =>
      `${reason} Save it again as .mp4 on your device, and choose that file.`,
    largePhoto: `This photo is larger than ${megabytes(PHOTO_MAX_BYTES)}. Please choose a smaller size in the camera’s settings, or save a smaller copy.`,
    largeVideo: `This video is larger than ${megabytes(VIDEO_MAX_BYTES)}. Please shorten it, or record in 1080p instead of 4K.`,
    stillTooLarge:
      'This picture is still too large after it was prepared. Please save it as JPEG and choose that file.',
    noSpace:
      'There is not enough free space on this device to keep a copy until it is uploaded. Please free up some space, or choose fewer files at once.',
    copyLost: 'The copy on this device is gone. Please choose the file again.',
    transferFailed: 'The file could not be uploaded. Please try again.',
    postFailed:
      'The file is uploaded, but could not be added to the gallery. Please try again: it will not be uploaded twice.',
    refused: (reason: string) => `The server did not accept this file: ${reason}`,
  },
  item: {
    edit: 'Edit',
    pin: 'Pin to home',
    shortPin: 'Pin',
    pinned: 'Pinned to home',
    of: (action: string, service: string, location: string) => `${action}: ${service}, ${location}`,
    warnings: {
      'not played everywhere':
        'Some browsers cannot play this video. Save it again as .mp4 with H.264, upload that file and delete this one.',
    } satisfies Record<VideoWarning, string>,
    changeFailed: 'something went wrong please try again later....',
    gone: 'This item was already deleted.',
    editing: 'Edit item',
    save: 'Save',
    saving: 'Saving..',
    saved: 'Saved.',
  },
  deletion: {
    question: 'do you want to delete ?',
    confirm: 'yes',
    failed: 'something went wrong please try again later....',
    gone: 'This item was already deleted.',
    deleted: 'Deleted.',
  },
};

function files(count: number): string {
  return count === 1 ? '1 file is' : `${count} files are`;
}

/** How long messages stay, in milliseconds (specification §4, §8, §9). */
export const adminTimings = {
  wrongAccountMs: 5000,
  signInFailureMs: 4000,
  deleteFailureMs: 5000,
  progressResetMs: 8000,
};
