import { PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '@theni/contract/limits';

const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;
const failed = 'something went wrong please try again later....';

export const photosText = {
  heading: 'Photos & videos',
  form: {
    heading: 'Upload photos and videos',
    file: 'Photo or video',
    fileHint: `JPEG, PNG (${megabytes(PHOTO_MAX_BYTES)}), MP4 (${megabytes(VIDEO_MAX_BYTES)})`,
    fileMissing: 'Please choose a photo or a video.',
    layout: 'Layout',
    noLayout: 'No layout',
    service: 'Service',
    serviceMissing: 'Please choose a service.',
    location: 'Location',
    locationMissing: 'Please type the place.',
    locationPlaceholder: 'Enter the place of project',
    submit: 'Upload',
    uploading: 'Loading..',
  },
  uploads: {
    progress: 'Upload progress',
    percent: (percent: number) => `${percent}%`,
    underWay: (done: number, all: number, percent: number) =>
      `${done} of ${all} uploaded (${percent}%), keep this page open`,
    notUploaded: (count: number) =>
      count === 1 ? '1 file is not uploaded' : `${count} files are not uploaded`,
    failed: 'Not uploaded',
    tryAgain: (name: string) => `Try again: ${name}`,
    uploaded: (count: number) =>
      count === 1 ? '1 file uploaded. It is ' : `${count} files uploaded. They are `,
    inGallery: 'in the gallery now',
    onPageOf: (layout: string) => `on the page of ${layout}`,
    withNextPublication: ' after you publish',
  },
  reasons: {
    wrongType: 'Please choose a .jpeg, .jpg, .png or .mp4 file.',
    heic: 'This is an iPhone photo (HEIC), which websites cannot show. Choose it from the Photos app, which converts it, or set Settings › Camera › Formats to “Most Compatible”.',
    empty: 'This file is empty. Please choose it again, or take the picture again.',
    notReadable:
      'This file could not be read, or has changed since it was chosen. Save it on your device and choose it again.',
    largePhoto: `This photo is larger than ${megabytes(PHOTO_MAX_BYTES)}. Please choose a smaller size in the camera’s settings, or save a smaller copy.`,
    largeVideo: `This video is larger than ${megabytes(VIDEO_MAX_BYTES)}. Please shorten it, or record in 1080p instead of 4K.`,
    transferFailed: 'The file could not be uploaded. Please try again.',
    postFailed:
      'The file is uploaded, but could not be added to the gallery. Please try again: it will not be uploaded twice.',
    sessionOver: 'Your session has ended. Please sign in again, then try again.',
  },
  list: {
    heading: 'Photos and videos',
    listFailed: failed,
    loading: 'Loading..',
    empty: 'No photos yet.',
    search: 'Search photos: place, service or layout',
    found: (count: number, all: number) => `${count} of ${all} photos`,
    none: 'No photos match.',
    more: 'Show more',
  },
  item: {
    of: (action: string, service: string, location: string) => `${action}: ${service}, ${location}`,
    pin: 'Show first on Home',
    edit: 'Edit',
    delete: 'Delete',
    save: 'Save',
    saving: 'Saving..',
    saved: 'Saved.',
    changeFailed: failed,
    gone: 'This item was already deleted.',
  },
  deletion: {
    question: 'do you want to delete ?',
    confirm: 'yes',
    failed,
    deleted: 'Deleted.',
  },
};

/** Specification §8 and §9. */
export const DELETE_FAILURE_MS = 5000;
export const PROGRESS_RESET_MS = 8000;
