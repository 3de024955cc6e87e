/** Words of the form of a layout. */
export const editorText = {
  saving: {
    saved: 'Saved',
    typing: 'Saving automatically..',
    saving: 'Saving automatically..',
    kept: 'No connection: kept on this device, and saved when it is back.',
    refused: 'Not saved. Please correct:',
    conflict: 'Not saved: another tab has changed the same.',
  },
  conflict: {
    heading: 'Another tab has changed the same text',
    lead: 'Both are here. Choose which one stays; everything else is already put together.',
    mine: 'Written here',
    theirs: 'Written in the other tab',
    choose: 'Choose which one stays',
    keepMine: 'Keep this one',
    takeTheirs: 'Keep the other',
  },
};
