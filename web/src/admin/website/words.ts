/** What the help page quotes, and what the owner reads of publications. */
export const websiteText = {
  find: 'Search',
  back: 'Back to the site',
  publish: {
    open: 'Publish',
    heading: 'Publish',
    never: 'Nothing is public yet. Until you publish, visitors see “coming soon”.',
    pages: 'Pages',
    before: 'Now',
    after: 'New',
    nothing: '(nothing)',
    takeBack: 'Undo',
    layouts: 'Layouts',
    ofLayouts: { new: 'New', changed: 'Changed', leaving: 'Will be taken off the site' },
    stillOld: 'The old text is still used elsewhere',
    standsIn: (old: string) => `${old} is also used here:`,
    button: 'Publish now',
    publishing: 'Publishing..',
    wait: 'This takes about ten seconds.',
    published: 'Published. Visitors see it now.',
    failed: (reason: string) => `Not published. Visitors still see the old pages. ${reason}`,
    look: 'Look at it',
    unknown:
      'It is not known whether this was published: the server does not answer. Please reload this page in a minute.',
    notBegun: 'Publishing did not start. Please publish again.',
    notSaved:
      'Some changes are not saved yet, because there is no connection. Please publish again when the connection is back.',
    incomplete: (count: number) =>
      count === 1
        ? 'One thing to correct before visitors can see it:'
        : `${count} things to correct before visitors can see them:`,
    kept: (name: string) =>
      `${name} was not published. Visitors still see its old version. Please correct:`,
  },
  versions: {
    heading: 'Earlier versions',
    lead: 'The last 20. Restoring one makes it your draft; visitors see it only after you publish.',
    none: 'Nothing has been published yet.',
    live: 'What visitors see now',
    restore: 'Restore',
    restoreOf: (when: string) => `Restore the texts of ${when}`,
    question: (when: string) => `Restore the texts of ${when}?`,
    replaces: 'Your draft is replaced. Changes that you have not published are lost.',
    restored: 'These texts are your draft now. Publish them to make them public.',
    restoreFailed: 'The old texts could not be restored. Please try again.',
  },
};
