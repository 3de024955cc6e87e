export const layoutList = {
  heading: { en: 'Layouts', ta: 'மனைப்பிரிவுகள்' },
  intro: {
    en: 'Our layouts in Theni district: plots, prices and papers.',
    ta: 'தேனி மாவட்டத்தில் எங்கள் மனைப்பிரிவுகள்: மனைகள், விலைகள், ஆவணங்கள்.',
  },
  empty: { en: 'No layout is for sale right now.', ta: 'இப்போது விற்பனையில் மனைப்பிரிவு எதுவும் இல்லை.' },
  ourLayouts: { en: 'Our layouts', ta: 'எங்கள் மனைப்பிரிவுகள்' },
  all: { en: 'See all layouts', ta: 'எல்லா மனைப்பிரிவுகளையும் பார்க்க' },
  statuses: {
    upcoming: { en: 'Coming soon', ta: 'விரைவில்' },
    selling: { en: 'Now selling', ta: 'விற்பனையில்' },
    'sold-out': { en: 'Sold out', ta: 'விற்றுத் தீர்ந்தது' },
    completed: { en: 'Completed', ta: 'பணிகள் முடிந்தன' },
  },
  registration: { en: 'TNRERA No. {number}', ta: 'TNRERA எண் {number}' },
  exempt: {
    en: 'TNRERA registration not required: {reason}',
    ta: 'TNRERA பதிவு தேவையில்லை: {reason}',
  },
  /** A card says this until the number of available plots has come; it is true of one plot too. */
  plots: { en: 'Plots: {count}', ta: 'மனைகள்: {count}' },
  available: {
    en: 'Plots: {available} of {count} available',
    ta: 'மனைகள்: {count}-இல் {available} விற்பனைக்கு',
  },
  promoter: { en: 'Promoter: {name}, {address}', ta: 'மேம்பாட்டாளர்: {name}, {address}' },
  ask: {
    label: { en: 'Ask about {name}', ta: '{name} பற்றிக் கேட்க' },
    /** The message field of the form begins with this text. */
    about: {
      en: 'I would like to know more about {name}, {place}.',
      ta: '{name} ({place}) பற்றி மேலும் விவரம் அறிய விரும்புகிறேன்.',
    },
    aboutPlot: {
      en: 'I would like to know more about plot {plot} of {name}, {place}.',
      ta: '{name} ({place}), மனை எண் {plot} பற்றி மேலும் விவரம் அறிய விரும்புகிறேன்.',
    },
  },
  see: { en: 'Plan and plots', ta: 'வரைபடமும் மனைகளும்' },
  qr: { en: 'QR code of TNRERA Form C', ta: 'TNRERA படிவம் C-இன் QR குறியீடு' },
  area: {
    heading: { en: 'Land area converter', ta: 'சென்ட், சதுர அடி, ஏக்கர் கணக்கு' },
    value: { en: 'Area', ta: 'பரப்பு' },
    unit: { en: 'Unit', ta: 'அலகு' },
    units: {
      sqFt: { en: 'square feet', ta: 'சதுர அடி' },
      cent: { en: 'cents', ta: 'சென்ட்' },
      ground: { en: 'grounds', ta: 'கிரவுண்டு' },
      acre: { en: 'acres', ta: 'ஏக்கர்' },
      sqMetre: { en: 'square metres', ta: 'சதுர மீட்டர்' },
    },
  },
};

/** These texts come in the file of a layout's page, and no other page downloads them. */
export const layoutPage = {
  title: { en: '{name}, plots in {place}', ta: '{name}, {place} மனைகள்' },
  /**
   * Number, authority and promoter stand first: the law wants them, and messengers cut the rest.
   */
  description: {
    en: '{registration}, {authority}. Promoter: {promoter}, {address}. Plots in {place}: {plots}. Layout plan, prices, papers.',
    ta: '{registration}, {authority}. மேம்பாட்டாளர்: {promoter}, {address}. {place} மனைகள்: {plots}. மனைப்பிரிவு வரைபடம், விலைகள், ஆவணங்கள்.',
  },
  noRegistration: { en: 'TNRERA registration not required', ta: 'TNRERA பதிவு தேவையில்லை' },
  facts: {
    heading: { en: 'At a glance', ta: 'சுருக்கமாக' },
    extent: { en: 'Total extent', ta: 'மொத்தப் பரப்பு' },
    price: { en: 'Price from', ta: 'தொடக்க விலை' },
    from: { en: 'Plots from {price}', ta: 'மனை {price} முதல்' },
    perCent: { en: '{price} a cent', ta: 'சென்ட்டுக்கு {price}' },
    perSqFt: { en: '{price} per sq ft', ta: 'சதுர அடிக்கு {price}' },
    asOf: { en: 'as of {date}', ta: '{date} நிலவரம்' },
    extra: {
      en: 'Stamp duty and registration fee are extra.',
      ta: 'முத்திரைத் தீர்வையும் பதிவுக் கட்டணமும் தனி.',
    },
    roads: { en: 'Roads', ta: 'சாலைகள்' },
    approval: { en: 'Approval', ta: 'அங்கீகாரம்' },
    registration: { en: 'TNRERA registration', ta: 'TNRERA பதிவு' },
    register: { en: 'View on the TNRERA website', ta: 'TNRERA தளத்தில் பார்க்க' },
    authority: { en: 'Authority', ta: 'ஒழுங்குமுறைக் குழுமம்' },
    promoter: { en: 'Promoter', ta: 'மேம்பாட்டாளர்' },
  },
  /** `{from}` and `{to}` include their units. */
  range: { en: '{from} to {to}', ta: '{from} முதல் {to} வரை' },
  units: {
    sqFt: { en: '{number} sq ft', ta: '{number} சதுர அடி' },
    cents: { en: '{number} cents', ta: '{number} சென்ட்' },
    sqMetres: { en: '{number} m²', ta: '{number} ச.மீ.' },
    road: { en: '{number} ft road', ta: '{number} அடி சாலை' },
    metres: { en: '{number} m', ta: '{number} மீ.' },
    kilometres: { en: '{number} km', ta: '{number} கி.மீ.' },
    lakh: { en: '₹{number} lakh', ta: '₹{number} லட்சம்' },
    crore: { en: '₹{number} crore', ta: '₹{number} கோடி' },
    fileSize: { en: 'PDF, {number} KB', ta: 'PDF, {number} KB' },
  },
  /** Links below the buttons of the first screen, to the parts of this page. */
  parts: {
    label: { en: 'On this page', ta: 'இந்தப் பக்கத்தில்' },
    plan: { en: 'Plan', ta: 'வரைபடம்' },
    plots: { en: 'Plots', ta: 'மனைகள்' },
    papers: { en: 'Papers', ta: 'ஆவணங்கள்' },
    place: { en: 'Place', ta: 'இடம்' },
  },
  plots: {
    heading: { en: 'Plan and plots', ta: 'வரைபடமும் மனைகளும்' },
    asOf: { en: 'Availability as of {time}.', ta: '{time} நிலவரம்.' },
    plan: { en: 'Layout plan', ta: 'மனைப்பிரிவு வரைபடம்' },
    picture: {
      en: 'Layout plan. The list below has every plot.',
      ta: 'மனைப்பிரிவு வரைபடம்; எல்லா மனைகளும் கீழே பட்டியலில் உள்ளன',
    },
    larger: { en: 'Larger', ta: 'பெரிதாக்க' },
    smaller: { en: 'Smaller', ta: 'சிறிதாக்க' },
    whole: { en: 'Whole plan', ta: 'முழு வரைபடம்' },
    hint: {
      en: 'Choose a plot on the plan to see its size and price.',
      ta: 'அளவும் விலையும் பார்க்க, வரைபடத்தில் ஒரு மனையைத் தேர்ந்தெடுங்கள்.',
    },
    plot: { en: 'Plot {number}', ta: 'மனை எண் {number}' },
    /** When a link names it. */
    unknown: {
      en: 'This layout has no plot {number}.',
      ta: 'இந்த மனைப்பிரிவில் மனை எண் {number} இல்லை.',
    },
    table: { en: 'List of plots', ta: 'மனைகளின் பட்டியல்' },
    /** The button below the first eight plots on a phone. */
    all: { en: 'All {count} plots', ta: 'எல்லா {count} மனைகளும்' },
    freeOnly: { en: 'Available plots only', ta: 'விற்பனைக்கு மட்டும்' },
    none: { en: 'None is available at the moment.', ta: 'இப்போது விற்பனைக்கு எதுவும் இல்லை.' },
    columns: {
      number: { en: 'Plot', ta: 'மனை' },
      state: { en: 'Status', ta: 'நிலை' },
      sqFt: { en: 'Sq ft', ta: 'சதுர அடி' },
      price: { en: 'Price', ta: 'விலை' },
      cents: { en: 'Cents', ta: 'சென்ட்' },
      sqMetres: { en: 'm²', ta: 'ச.மீ.' },
      sides: { en: 'Sides, ft', ta: 'பக்கங்கள் (அடி)' },
      facing: { en: 'Facing', ta: 'பார்த்த திசை' },
      road: { en: 'Road, ft', ta: 'சாலை (அடி)' },
      park: { en: 'Next to the park', ta: 'பூங்காவை ஒட்டியது' },
    },
    yes: { en: 'Yes', ta: 'ஆம்' },
    call: { en: 'Call about plot {number}', ta: 'மனை எண் {number} பற்றி அழைக்க' },
    /** Sends the plot to the family. */
    share: { en: 'Share', ta: 'பகிர' },
    /** Leads from one plot to the next one that is for sale. */
    next: { en: 'Next available plot', ta: 'விற்பனைக்கு உள்ள அடுத்த மனை' },
    print: { en: 'Print this page', ta: 'இந்தப் பக்கத்தை அச்சிட' },
    states: {
      available: { en: 'Available', ta: 'விற்பனைக்கு' },
      held: { en: 'Not available now', ta: 'தற்போது இல்லை' },
      booked: { en: 'Booked', ta: 'முன்பதிவானது' },
      sold: { en: 'Sold', ta: 'விற்பனையானது' },
    },
    ask: { en: 'Ask for the price', ta: 'விலை கேளுங்கள்' },
    facings: {
      N: { en: 'North', ta: 'வடக்கு' },
      NE: { en: 'North-east', ta: 'வடகிழக்கு' },
      E: { en: 'East', ta: 'கிழக்கு' },
      SE: { en: 'South-east', ta: 'தென்கிழக்கு' },
      S: { en: 'South', ta: 'தெற்கு' },
      SW: { en: 'South-west', ta: 'தென்மேற்கு' },
      W: { en: 'West', ta: 'மேற்கு' },
      NW: { en: 'North-west', ta: 'வடமேற்கு' },
    },
  },
  loan: {
    note: {
      en: 'An example only, without stamp duty and registration fee. The bank decides how much it lends, and at what rate.',
      ta: 'இது உதாரணக் கணக்கு மட்டுமே; முத்திரைத் தீர்வையும் பதிவுக் கட்டணமும் தனி. எவ்வளவு கடன், என்ன வட்டி என்பதை வங்கிதான் முடிவு செய்யும்.',
    },
    share: { en: 'Loan: {share}% of the price, {amount}', ta: 'கடன்: விலையில் {share}%, {amount}' },
    rate: { en: 'Interest, % a year', ta: 'ஆண்டு வட்டி (%)' },
    years: { en: 'Loan period, years', ta: 'கடன் காலம் (ஆண்டுகள்)' },
    monthly: { en: 'EMI per month, for example', ta: 'மாதத் தவணை (EMI), உதாரணமாக' },
    interest: { en: 'Total interest', ta: 'மொத்த வட்டி' },
  },
  photos: { en: 'Photos', ta: 'புகைப்படங்கள்' },
  documents: { en: 'Documents', ta: 'ஆவணங்கள்' },
  papers: {
    heading: { en: 'Papers, and where to check them', ta: 'ஆவணங்கள்: எங்கே சரிபார்க்கலாம்' },
    records: { en: 'In the land records', ta: 'நில ஆவணங்களில்' },
    survey: { en: 'Survey numbers', ta: 'சர்வே எண்கள்' },
    village: { en: 'Village', ta: 'கிராமம்' },
    taluk: { en: 'Taluk', ta: 'வட்டம்' },
    checks: { en: 'Check for yourself', ta: 'நீங்களே சரிபாருங்கள்' },
    /** These texts name websites of the State. */
    register: {
      name: { en: 'Registration: TNRERA', ta: 'TNRERA பதிவு' },
      text: { en: 'Search for the registration number.', ta: 'TNRERA எண்ணைத் தேடுங்கள்.' },
    },
    encumbrance: {
      name: { en: 'Encumbrance certificate (EC): TNREGINET', ta: 'வில்லங்கச் சான்று (EC): TNREGINET' },
      text: { en: 'Search the last 30 years.', ta: 'கடந்த 30 ஆண்டுகளுக்குத் தேடுங்கள்.' },
    },
    patta: {
      name: { en: 'Patta: e-Services of Tamil Nadu', ta: 'பட்டா: தமிழ்நாடு அரசின் இணையச் சேவைகள்' },
      text: {
        en: 'Look up the patta and the field map (FMB).',
        ta: 'பட்டாவையும் புலப்படத்தையும் (FMB) பாருங்கள்.',
      },
    },
    /** Stands on each printed sheet, under the code that leads to the page. */
    pageCode: { en: 'This page', ta: 'இந்தப் பக்கம்' },
    formC: { en: 'TNRERA Form C', ta: 'TNRERA படிவம் C' },
  },
  location: {
    distances: { en: 'Distances by road', ta: 'சாலை வழியே அளந்த தூரம்' },
    distance: { en: '{distance} to {to}', ta: '{to}: {distance}' },
    directions: { en: 'How to get there', ta: 'வரும் வழி' },
    map: { en: 'Map', ta: 'Google வரைபடம்' },
    route: { en: 'Directions in Google Maps', ta: 'Google வரைபடத்தில் வழி பார்க்க' },
  },
  amenities: { en: 'Amenities', ta: 'வசதிகள்' },
  ask: {
    plot: { en: 'Plot number', ta: 'மனை எண்' },
    form: { en: 'Write to us', ta: 'செய்தி எழுத' },
    /** WhatsApp opens with this text. `{about}` is a question of `layoutList.ask`. */
    greeting: {
      en: 'Hello {company}, {about} {address}',
      ta: 'வணக்கம் {company}, {about} {address}',
    },
  },
};
