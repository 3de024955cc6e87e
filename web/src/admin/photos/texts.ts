/** What the help page quotes, and a sentence of the specification (§8). */
export const photosText = {
  upload: 'Upload',
  failed: 'something went wrong please try again later....',
};
