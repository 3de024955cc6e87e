export const fieldText = {
  languages: { en: 'English', ta: 'Tamil' },
  label: (name: string, language: string) => `${name} (${language})`,
  letters: (used: number, limit: number) => `${used} of ${limit} characters`,
  number: 'Please enter a number.',
  list: {
    none: 'Nothing is listed.',
    add: (name: string) => `Add: ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
  },
  geo: {
    hint: 'From a map: press long on the place and copy the two numbers, or paste the link from your browser.',
    wrong:
      'This is no place. Please paste the link from Google Maps, or two numbers with a comma between them: 10.0104, 77.4768',
    short:
      'A short link does not say its place. Open it; in Google Maps press long on the place, and copy the two numbers that appear.',
    middle:
      'This link tells only the middle of the map that was open. Look at it, and say whether it is the place.',
    isPlace: 'Yes, this is the place',
    look: 'Look at it on Google Maps',
  },
  upload: {
    progress: 'Progress of the upload',
    percent: (percent: number) => `Uploading.. ${percent} %`,
    preparing: 'Preparing..',
    failed: 'The file could not be uploaded: the connection may be weak.',
    refused: (reason: string) => `The server did not accept this file: ${reason}`,
    noPlace: (name: string) =>
      `${name} is uploaded and stands nowhere: its field was closed or removed. Please choose it again.`,
    noVideo: 'Please choose a photo (JPEG or PNG).',
    largeDocument: 'This PDF is larger than 10 MB. Please scan it in a lower quality.',
    noDocument: 'This is not a PDF. Please save it as PDF and choose that file.',
  },
};
