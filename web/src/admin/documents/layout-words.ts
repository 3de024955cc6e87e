import type { Layout, PlotStatus } from '@theni/contract';

/** Words of the editor of layouts, which the code calls layouts. */
export const layoutText = {
  isPublic: 'Public: visitors see it once you publish, or no more',
  lacks: (count: number) =>
    count === 1
      ? 'One thing is missing before visitors can see it:'
      : `${count} things are missing before visitors can see it:`,
  heading: 'Layouts',
  loading: 'Loading..',
  loadFailed: 'The layouts could not be loaded.',
  openFailed: 'This layout could not be loaded.',
  gone: 'There is no such layout (any more).',
  none: 'There is no layout yet. Begin with the first one: its name is enough for now.',
  find: 'Find a layout',
  notFound: 'No layout has these words.',
  unnamed: '(no name yet)',
  all: 'All layouts',
  parts: 'Parts of this layout',
  back: 'Back to the plots',
  address: (slug: string) => `Its address on the site: /projects/${slug}`,
  statuses: {
    upcoming: 'Upcoming',
    selling: 'Selling now',
    'sold-out': 'Sold out',
    completed: 'Completed',
  } satisfies Record<Layout['status'], string>,
  states: {
    available: 'Available',
    held: 'Held',
    booked: 'Booked',
    sold: 'Sold',
  } satisfies Record<PlotStatus['State'], string>,
  noPlots: 'No plots yet',
  publicationStatus: {
    draft: 'Not public yet',
    published: 'Public',
    changed: 'Public, with changes that are not public yet',
  },
  more: 'More',
  create: {
    open: 'New layout',
    heading: 'New layout',
    lead: 'A few questions make its page. What you do not know yet can follow there; visitors see nothing before you publish.',
    nameMissing: 'Please type its English name.',
    slug: 'Address on the site',
    slugHint: (slug: string) =>
      `The page will be /projects/${slug || '…'}. Small letters, digits and dashes; it stays as it is now.`,
    slugWrong: 'Please use 3 to 60 small letters, digits and single dashes.',
    taken: 'Another layout has this address.',
    notPositive: 'Please enter a number above zero.',
    notWhole: 'Please enter a whole number.',
    tooMuch: (most: number) => `At most ${most.toLocaleString('en-IN')}.`,
    noSize: 'The size of the plots is missing.',
    noPlots: 'Plots can also follow later.',
    plots: (count: number, cents: string, price: string) =>
      [
        count === 1 ? 'Plot 1' : `Plots 1 to ${count}`,
        cents && `${cents} cents each`,
        price && `${price} each`,
      ]
        .filter(Boolean)
        .join(', '),
    correct: 'Please correct this field first.',
    refused: (reason: string) => `Not created: ${reason}`,
    failed:
      'The layout could not be created. Please try again: what you typed is kept on this device.',
    confirm: 'Make the page',
    creating: 'One moment..',
  },
  deletion: {
    open: 'Delete this layout…',
    question: (name: string) => `Delete ${name}?`,
    loses: (plots: number, texts: string) =>
      `Its texts in both languages${texts}${plots === 0 ? '' : plots === 1 ? ', its plot' : `, its ${plots} plots with their drawings and who holds, booked or bought them`} will be permanently deleted.`,
    photosStay: 'Photos stay in the gallery.',
    public: 'Its page disappears from the site with the next publication.',
    confirm: 'Delete',
    failed: 'The layout could not be deleted. Please try again.',
    changed: 'Another tab has just changed this layout. Look at it once more before you delete it.',
  },
  noAmenities: 'No amenity is named.',
  noDistances: 'No distance is named.',
  registration: {
    exemption: [
      ['', 'Yes, here is its number'],
      ['small', 'No: at most 500 m² or 8 plots'],
      ['before', 'No: made before registration was needed'],
    ] as [string, string][],
    copied: 'This is the number as it stands in the certificate, though it looks unusual.',
  },
  photos: {
    choose: 'Choose from the gallery',
    upload: 'Upload new photos under Photos & videos',
    hint: 'They stand on the layout’s page in this order, and show its registration number wherever they are seen. Photos that are uploaded for this layout come last.',
    none: 'No photo is chosen.',
    gone: 'Deleted from the gallery',
    dialog: 'Choose photos',
    empty: 'The gallery is empty.',
    failed: 'The gallery could not be loaded.',
    done: (count: number) => (count === 1 ? 'Add 1 photo' : `Add ${count} photos`),
    named: (service: string, place: string) => `${service}, ${place}`,
    earlier: (name: string) => `Move earlier: ${name}`,
    later: (name: string) => `Move later: ${name}`,
    remove: (name: string) => `Remove: ${name}`,
  },
  upload: {
    noConnection: 'There is no connection. Please try again when it is back.',
    document: 'Upload a PDF',
    documentHint: 'Approval order, registration, price list: at most 10 MB each.',
    noDocuments: 'No document is uploaded.',
    plan: 'Upload the plan',
    otherPlan: 'Upload another plan',
    planHint: 'JPEG or PNG, as the approving authority has signed it; at most 20 MB.',
    planSize: (width: number, height: number) => `${width} × ${height} pixels`,
    planKept:
      'Plots are drawn on this picture. Another one of the same size keeps the drawings; on another size they no longer fit.',
    removePlan: 'Remove the plan',
  },
};
