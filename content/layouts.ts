/** What the pages say of layouts: layouts, each with a page of its own. */
export const projectList = {
  heading: { en: 'Layouts', ta: 'மனைப்பிரிவுகள்' },
  lead: {
    en: 'Our layouts in Theni district, each with its plan, its plots and its papers.',
    ta: 'தேனி மாவட்டத்தில் எங்கள் மனைப்பிரிவுகள்: ஒவ்வொன்றின் வரைபடம், மனைகள், ஆவணங்கள்.',
  },
  empty: {
    en: 'No layout is on sale at present. Call us about our other services.',
    ta: 'இப்போது விற்பனையில் மனைப்பிரிவு எதுவும் இல்லை. பிற சேவைகளுக்கு அழையுங்கள்.',
  },
  /** Above the layouts on the home page and on the page about plots. */
  recent: { en: 'Our layouts', ta: 'எங்கள் மனைப்பிரிவுகள்' },
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
  promoter: { en: 'Promoter: {name}, {address}', ta: 'மேம்பாட்டாளர்: {name}, {address}' },
  ask: {
    label: { en: 'Ask about {name}', ta: '{name} பற்றிக் கேட்க' },
    /** What the message of the form says by itself. */
    about: {
      en: 'I would like to know more about {name}, {place}.',
      ta: '{name}, {place} பற்றி மேலும் விவரம் அறிய விரும்புகிறேன்.',
    },
    aboutPlot: {
      en: 'I would like to know more about plot {plot} of {name}, {place}.',
      ta: '{name}, {place}, மனை எண் {plot} பற்றி மேலும் விவரம் அறிய விரும்புகிறேன்.',
    },
  },
  /** On a card, beside WhatsApp. */
  see: { en: 'Plan and plots', ta: 'வரைபடமும் மனைகளும்' },
  qr: { en: 'QR code of Form C in the register', ta: 'TNRERA படிவம் C-இன் QR குறியீடு' },
};

/** The two calculators for buyers. */
export const calculators = {
  heading: { en: 'Calculators', ta: 'கடன் தவணை, நில அளவு கணக்கு' },
  loan: {
    heading: { en: 'Loan EMI', ta: 'கடனுக்கான மாதத் தவணை (EMI)' },
    note: {
      en: 'This is only a calculation: the bank decides how much it lends, and at what rate.',
      ta: 'இது கணக்கு மட்டுமே: எவ்வளவு கடன், என்ன வட்டி என்பதை வங்கிதான் முடிவு செய்யும்.',
    },
    amount: { en: 'Loan in rupees', ta: 'கடன் தொகை (ரூபாய்)' },
    rate: { en: 'Interest, % a year', ta: 'ஆண்டு வட்டி (%)' },
    years: { en: 'Years', ta: 'கடன் காலம் (ஆண்டுகள்)' },
    monthly: { en: 'EMI per month', ta: 'மாதத் தவணை (EMI)' },
    interest: { en: 'Total interest', ta: 'மொத்த வட்டி' },
    total: { en: 'Total to pay', ta: 'செலுத்தும் மொத்தத் தொகை' },
  },
  area: {
    heading: { en: 'Land area converter', ta: 'சென்ட், சதுர அடி, ஏக்கர் கணக்கு' },
    value: { en: 'Area', ta: 'பரப்பு' },
    unit: { en: 'Unit', ta: 'அலகு' },
    units: {
      sqFt: { en: 'square feet', ta: 'சதுர அடி' },
      sqMetre: { en: 'square metres', ta: 'சதுர மீட்டர்' },
      cent: { en: 'cents', ta: 'சென்ட்' },
      guntha: { en: 'gunthas', ta: 'குண்டா' },
      ground: { en: 'grounds', ta: 'கிரவுண்டு' },
      are: { en: 'ares', ta: 'ஏர்' },
      acre: { en: 'acres', ta: 'ஏக்கர்' },
      hectare: { en: 'hectares', ta: 'ஹெக்டேர்' },
      kuzhi: { en: 'kuzhi', ta: 'குழி' },
      ma: { en: 'ma', ta: 'மா' },
    },
    local: {
      en: 'Kuzhi and ma are local and vary: type what they measure where you are.',
      ta: 'குழி, மா ஆகியவை ஊருக்கு ஊர் மாறும்: உங்கள் ஊரில் எத்தனை சதுர அடி என்று எழுதுங்கள்.',
    },
    kuzhi: { en: 'Square feet of a kuzhi', ta: 'ஒரு குழிக்குச் சதுர அடி' },
    ma: { en: 'Square feet of a ma', ta: 'ஒரு மாவுக்குச் சதுர அடி' },
  },
};

/** What the page of a layout says besides: it travels with the layout. */
export const projectPage = {
  title: { en: '{name}, plots in {place}', ta: '{name}, {place} மனைகள்' },
  /** Number, authority and promoter first: the law asks for them in a link's preview, and messengers cut it off. */
  description: {
    en: '{registration}, {authority}. Promoter: {promoter}, {address}. {plots} plots in {place} with plan, sizes, prices and papers.',
    ta: '{registration}, {authority}. மேம்பாட்டாளர்: {promoter}, {address}. {place}: {plots} மனைகள்; வரைபடம், அளவுகள், விலைகள், ஆவணங்கள்.',
  },
  noRegistration: {
    en: 'TNRERA registration not required',
    ta: 'TNRERA பதிவு தேவையில்லை',
  },
  facts: {
    heading: { en: 'At a glance', ta: 'சுருக்கமாக' },
    extent: { en: 'Total extent', ta: 'மொத்தப் பரப்பு' },
    free: {
      en: '{free} of {count} plots available',
      ta: '{count} மனைகளில் {free} விற்பனைக்கு',
    },
    price: { en: 'Price from', ta: 'தொடக்க விலை' },
    from: { en: 'From {price}', ta: '{price} முதல்' },
    perCent: { en: '{price} a cent', ta: 'சென்ட்டுக்கு {price}' },
    perSqFt: { en: '{price} per sq ft', ta: 'சதுர அடிக்கு {price}' },
    asOf: { en: 'as of {date}', ta: '{date} நிலவரம்' },
    roads: { en: 'Roads', ta: 'சாலைகள்' },
    approval: { en: 'Approval', ta: 'அங்கீகாரம்' },
    registration: { en: 'TNRERA registration', ta: 'TNRERA பதிவு' },
    register: { en: 'View on the TNRERA website', ta: 'TNRERA தளத்தில் பார்க்க' },
    authority: { en: 'Authority', ta: 'ஒழுங்குமுறைக் குழுமம்' },
    promoter: { en: 'Promoter', ta: 'மேம்பாட்டாளர்' },
  },
  /** `{from}` and `{to}` have a unit already. */
  range: { en: '{from} to {to}', ta: '{from} முதல் {to} வரை' },
  units: {
    sqFt: { en: '{number} sq ft', ta: '{number} சதுர அடி' },
    cents: { en: '{number} cents', ta: '{number} சென்ட்' },
    sqMetres: { en: '{number} m²', ta: '{number} ச.மீ.' },
    feet: { en: '{number} ft', ta: '{number} அடி' },
    metres: { en: '{number} m', ta: '{number} மீ.' },
    kilometres: { en: '{number} km', ta: '{number} கி.மீ.' },
    lakh: { en: '₹{number} lakh', ta: '₹{number} லட்சம்' },
    crore: { en: '₹{number} crore', ta: '₹{number} கோடி' },
    fileSize: { en: 'PDF, {number} KB', ta: 'PDF, {number} KB' },
  },
  plots: {
    heading: { en: 'Plan and plots', ta: 'வரைபடமும் மனைகளும்' },
    asOf: {
      en: 'Availability as of {time}.',
      ta: '{time} நிலவரப்படி.',
    },
    plan: { en: 'Plan of the plots', ta: 'மனைகளின் வரைபடம்' },
    zoom: { en: 'Size of the plan', ta: 'வரைபடத்தின் அளவு' },
    hint: {
      en: 'Choose a plot on the plan to see its size and price.',
      ta: 'அளவும் விலையும் பார்க்க, வரைபடத்தில் ஒரு மனையைத் தேர்ந்தெடுங்கள்.',
    },
    plot: { en: 'Plot {number}', ta: 'மனை {number}' },
    table: { en: 'Table of the plots', ta: 'மனைகளின் பட்டியல்' },
    freeOnly: { en: 'Available plots only', ta: 'விற்பனைக்கு உள்ளவை மட்டும்' },
    none: { en: 'No plot is available at the moment.', ta: 'இப்போது விற்பனைக்கு மனை எதுவும் இல்லை.' },
    columns: {
      number: { en: 'Plot', ta: 'மனை' },
      state: { en: 'Status', ta: 'நிலை' },
      sqFt: { en: 'Sq ft', ta: 'சதுர அடி' },
      price: { en: 'Price', ta: 'விலை' },
      cents: { en: 'Cents', ta: 'சென்ட்' },
      sqMetres: { en: 'm²', ta: 'ச.மீ.' },
      facing: { en: 'Facing', ta: 'பார்த்த திசை' },
      road: { en: 'Road, ft', ta: 'சாலை (அடி)' },
    },
    states: {
      available: { en: 'Available', ta: 'விற்பனைக்கு' },
      held: { en: 'Not available now', ta: 'தற்போது விற்பனைக்கு இல்லை' },
      booked: { en: 'Booked', ta: 'முன்பதிவானது' },
      sold: { en: 'Sold', ta: 'விற்பனையானது' },
    },
    ask: { en: 'Ask for the price', ta: 'விலை கேட்கவும்' },
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
  photos: { en: 'Photos', ta: 'புகைப்படங்கள்' },
  documents: { en: 'Documents', ta: 'ஆவணங்கள்' },
  location: {
    distances: { en: 'Measured along the road', ta: 'சாலை வழியே அளந்த தூரம்' },
    distance: { en: '{distance} to {to}', ta: '{to}: {distance}' },
    directions: { en: 'How to get there', ta: 'வரும் வழி' },
    route: { en: 'Show the way on Google Maps', ta: 'Google வரைபடத்தில் வழி பார்க்க' },
  },
  amenities: { en: 'Amenities', ta: 'வசதிகள்' },
  ask: {
    lead: {
      en: 'Write the number of a plot if you have chosen one.',
      ta: 'மனையைத் தேர்ந்தெடுத்திருந்தால் அதன் எண்ணை எழுதுங்கள்.',
    },
    plot: { en: 'Plot number', ta: 'மனை எண்' },
    form: { en: 'Write to us', ta: 'எங்களுக்கு எழுத' },
    /** What WhatsApp has typed already; `{about}` is one of the two questions of `projectList.ask`. */
    greeting: {
      en: 'Hello {company}, {about} {address}',
      ta: 'வணக்கம் {company}, {about} {address}',
    },
  },
};
