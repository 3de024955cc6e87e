/** Words of the editor of the site's content. */
export const editorText = {
  heading: 'Content',
  intro:
    'Choose what you want to change. All is saved as you type; visitors see it once you publish.',
  loading: 'Loading..',
  loadFailed: 'The content could not be loaded.',
  tryAgain: 'Try again',
  texts: 'Texts',
  back: 'All texts',
  preview: 'Preview',
  review: 'Publish',
  saving: {
    saved: 'Saved',
    typing: 'Saving soon..',
    saving: 'Saving..',
    kept: 'No connection: kept on this device, and saved when it is back.',
    refused: 'Not saved, this needs a change:',
    conflict: 'Not saved: another tab has changed the same.',
  },
  languages: { en: 'English', ta: 'Tamil' },
  label: (name: string, language: string) => `${name} (${language})`,
  letters: (used: number, limit: number) => `${used} of ${limit} letters`,
  empty: 'Empty: needed before you publish.',
  number: 'Please enter a number.',
  places: (places: string) => `Leave ${places} as it stands: the site puts the right word there.`,
  list: {
    add: (name: string) => `Add: ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    added: (name: string) => `${name} added.`,
    moved: (name: string) => `${name} moved.`,
    removed: (name: string) => `${name} removed.`,
    undo: 'Undo',
    none: 'Nobody is listed.',
  },
  hours: {
    from: 'From',
    to: 'to',
    opens: 'Opens',
    closes: 'Closes',
    allDay: 'Open all day',
  },
  upload: {
    progress: 'Progress of the upload',
    percent: (percent: number) => `Uploading.. ${percent} %`,
    preparing: 'Preparing..',
    failed: 'The file could not be uploaded: the connection may be weak.',
    refused: (reason: string) => `The server did not accept this file: ${reason}`,
    noVideo: 'Please choose a photo (JPEG or PNG).',
    tooLarge: 'This photo is larger than 20 MB. Please save a smaller copy.',
    largeDocument: 'This PDF is larger than 10 MB. Please scan it in a lower quality.',
    noDocument: 'This is not a PDF. Please save it as PDF and choose that file.',
  },
  picture: {
    upload: 'Choose a photo',
    uploadFor: (name: string) => `Choose a photo: ${name}`,
    drawing: 'Choose a drawing',
    drawingFor: (name: string) => `Choose a drawing: ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove: ${name}`,
    loading: 'Loading the picture..',
    focus: (name: string, x: number, y: number) =>
      `Point that stays in view: ${x} % from the left, ${y} % from the top. ${name}`,
    focusHint: 'Tap what must stay in view where the picture is cut. Arrow keys move the point.',
    drawn: (name: string) => `Drawing: ${name}`,
    own: 'A picture of your own',
  },
  conflict: {
    heading: 'Another tab has changed the same text',
    lead: 'Both are here. Choose which one stays; everything else is already put together.',
    mine: 'Written here',
    theirs: 'Written in the other tab',
    choose: 'Choose which one stays',
    keepMine: 'Keep this one',
    takeTheirs: 'Take that one',
  },
  changes: {
    heading: 'Changes and publishing',
    none: 'Visitors read what stands here: nothing has changed since the last publication.',
    never: 'Nothing is published yet. Until you publish, visitors see “coming soon”.',
    compared: 'Compared with the samples that the site came with:',
    since: (when: string) => `Changed since the publication of ${when}:`,
    before: 'Visitors read',
    after: 'New',
    nothing: '(nothing)',
    takeBack: 'Take back',
    takeBackOf: (name: string) => `Take back: ${name}`,
  },
  publish: {
    button: 'Publish now',
    publishing: 'Publishing..',
    progress: 'Progress of the publication',
    steps: {
      checking: 'Checking that nothing is missing',
      rendering: 'Making the pages',
      uploading: 'Uploading what has changed',
      releasing: 'Making it public',
      done: 'Done',
    },
    count: (done: number, of: number) => `${done} of ${of}`,
    published: 'Published: visitors see it from now on.',
    failed: (reason: string) => `Not published, visitors see the pages as before. ${reason}`,
    unknown:
      'Google does not say whether the new pages are live. Please look at this page again in a minute.',
    notBegun: 'The server did not begin. Please publish again.',
    notSaved: 'Publishing waits until all is saved.',
    overtaken:
      'The content was changed while this began, here or in another tab. It is put together here: look at the changes, and publish again.',
    incomplete: (count: number) =>
      count === 1 ? 'One thing needs a change:' : `${count} things need a change:`,
    waits: 'Publishing waits: another tab has changed the same text.',
  },
  versions: {
    heading: 'Earlier versions',
    lead: 'The last twenty publications. Bringing one back makes it your draft; publish it to make it public.',
    none: 'Nothing has been published yet.',
    failed: 'The earlier versions could not be loaded.',
    live: 'What visitors see now',
    changed: (count: number) => (count === 1 ? '1 text changed' : `${count} texts changed`),
    restore: 'Bring back',
    restoreOf: (when: string) => `Bring back the version of ${when}`,
    question: (when: string) => `Bring back the version of ${when}?`,
    note: 'It takes the place of your draft. What you have changed and not published is gone then. As a draft, visitors see nothing of it before you publish.',
    cancel: 'cancel',
    asDraft: 'Bring back as draft',
    andPublish: 'Bring back and publish',
    restored: 'It is your draft now. Publish it to make it public.',
    restoreFailed: 'It could not be brought back. Please try again.',
  },
  claims: {
    heading: 'Claims to confirm',
    lead: 'These words promise something that the law weighs. Tick each one that is true today; only then can you publish.',
    open: (count: number) => (count === 0 ? 'All confirmed' : `${count} to confirm`),
    confirm: 'I confirm that this is true',
    confirmedOn: (date: string) => `Confirmed on ${date}`,
    rewritten:
      'That is said of the text that the site came with. If yours says something else, confirm that this is true.',
    changedSince: (date: string) =>
      `You confirmed another text here on ${date}. Please read this one.`,
    change: 'Change the text',
  },
  previewing: {
    heading: 'Preview',
    lead: 'Your draft, as visitors will see it. Links lead to other pages of it; calls and forms do nothing.',
    noProjects: 'The projects could not be loaded: the preview is without them.',
    page: 'Page',
    projects: 'Projects, as they are typed',
    language: 'Language',
    width: 'Width',
    phone: 'Phone',
    computer: 'Computer',
    frame: (page: string) => `Preview of ${page}`,
    edit: (section: string) => `Change: ${section}`,
  },
};

/** '22 November 2026 at 10:15 am' */
export function readableTime(iso: string): string {
  return new Date(iso).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
}

/** '22 November 2026 at 10:15:08 am': two may have been published in one minute. */
export function exactTime(iso: string): string {
  return new Date(iso).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'medium' });
}

/** '2026-11-22' → '22 November 2026' */
export function readableDate(day: string): string {
  return new Date(day).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
}
