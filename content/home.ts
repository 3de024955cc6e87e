import { chosenDrawing } from './pictures.ts';

/**
 * Specification §2, "Home". In English, headings and button texts are to the letter, "QOUTE"
 * included.
 */
export const home = {
  hero: {
    headline: {
      en: 'Best Land Promoters In Theni District',
      ta: 'தேனி மாவட்டத்தில் DTCP அங்கீகாரம் பெற்ற வீட்டு மனைகள்',
    },
    description: {
      en: 'DTCP approved plots, 2D and 3D home plans, construction, road work and help with home loans. Want to buy a plot or build a house? Come and talk to us.',
      ta: 'மனை விற்பனை, 2D/3D வீட்டு வரைபடங்கள், கட்டுமானம், சாலை அமைத்தல், வீட்டுக் கடன் பெற உதவி. மனை வாங்க வேண்டுமா, வீடு கட்ட வேண்டுமா? எங்களிடம் பேசுங்கள்.',
    },
    /** This line tells of the layouts that are selling. `{rate}` includes its day. */
    offer: {
      one: { en: 'One layout now selling', ta: 'ஒரு மனைப்பிரிவு விற்பனையில்' },
      many: { en: '{layouts} layouts now selling', ta: '{layouts} மனைப்பிரிவுகள் விற்பனையில்' },
      from: { en: '{offer}, from {rate}', ta: '{offer}; தொடக்க விலை {rate}' },
    },
    button: { en: 'contact us', ta: 'தொடர்பு' },
    plots: { en: 'Plots for sale', ta: 'மனைகள்' },
    picture: chosenDrawing('hero'),
  },
  getInTouch: {
    heading: { en: 'Get In Touch', ta: 'தொடர்புக்கு' },
    text: { en: 'Call us or send a message.', ta: 'அழையுங்கள் அல்லது செய்தி அனுப்புங்கள்.' },
  },
  whatWeDo: {
    heading: { en: 'WHAT WE DO', ta: 'எங்கள் சேவைகள்' },
    intro: {
      en: 'The plot, the plan, the house and the road: all in one place.',
      ta: 'மனை, வரைபடம், வீடு, சாலை: எல்லாம் ஒரே இடத்தில்.',
    },
    button: { en: 'Read More', ta: 'மேலும் படிக்க' },
    cards: {
      plots: {
        title: { en: 'Plots For Sale', ta: 'மனைகள் விற்பனைக்கு' },
        text: {
          en: 'House plots in DTCP approved layouts, in and around the towns of Theni district. See the plot and its papers before you decide.',
          ta: 'தேனி மாவட்ட ஊர்களிலும் சுற்றுப்புறங்களிலும், DTCP அங்கீகாரம் பெற்ற மனைப்பிரிவுகளில் வீட்டு மனைகள். மனையையும் ஆவணங்களையும் நேரில் பார்த்து முடிவு செய்யுங்கள்.',
        },
        picture: chosenDrawing('card-plots'),
      },
      plans: {
        title: { en: '2D, 3D Home Plans', ta: '2D, 3D வீட்டு வரைபடங்கள்' },
        text: {
          en: 'A home plan drawn for your plot and your family, and a 3D view that shows how the house will look.',
          ta: 'உங்கள் மனைக்கும் குடும்பத்துக்கும் ஏற்ற வீட்டு வரைபடம். வீடு எப்படி இருக்கும் என்பதை 3D படத்தில் பார்க்கலாம்.',
        },
        picture: chosenDrawing('card-plans'),
      },
      roads: {
        title: { en: 'Road & Construction Works', ta: 'சாலை, கட்டுமானப் பணிகள்' },
        text: {
          en: 'New houses, renovation and roads, from the survey and the estimate to the finished work.',
          ta: 'புதிய வீடு கட்டுதல், பழைய வீட்டைப் புதுப்பித்தல், சாலை அமைத்தல்: நில அளவை, மதிப்பீடு முதல் பணி முடியும் வரை.',
        },
        picture: chosenDrawing('card-roads'),
      },
    },
  },
  homeLoans: {
    heading: { en: 'Home loans', ta: 'வீட்டுக் கடன்' },
    text: {
      en: 'Buying a plot or building a house with a bank loan? We tell you which papers banks usually ask for and help you to collect them. Whether you get the loan is for the bank to decide.',
      ta: 'வங்கிக் கடனில் மனை வாங்கப் போகிறீர்களா, வீடு கட்டப் போகிறீர்களா? வங்கிகள் பொதுவாக என்னென்ன ஆவணங்களைக் கேட்கும் என்று சொல்லி, அவற்றைச் சேகரிக்க உதவுகிறோம். கடன் தருவதா இல்லையா என்பதை வங்கிதான் முடிவு செய்யும்.',
    },
    link: { en: 'Ask about a home loan', ta: 'வீட்டுக் கடன் பற்றிக் கேட்க' },
    picture: chosenDrawing('home-loan'),
  },
  quote: {
    heading: { en: 'GET A QOUTE', ta: 'விலை விவரம் பெற' },
    text: {
      en: 'Tell us the town, the size and what you want to buy or build. We will tell you the price.',
      ta: 'எந்த ஊர், எவ்வளவு இடம், என்ன வாங்க அல்லது கட்ட வேண்டும் என்று சொல்லுங்கள். விலையைச் சொல்கிறோம்.',
    },
    button: { en: 'contact us', ta: 'தொடர்பு கொள்ள' },
  },
  about: {
    heading: { en: 'ABOUT US', ta: 'எங்களைப் பற்றி' },
    text: [
      {
        en: 'We are land promoters and builders in Theni. We sell plots in DTCP approved layouts, draw home plans, build and renovate houses, and lay roads.',
        ta: 'தேனியில் வீட்டு மனை விற்பனையும் கட்டுமானமும் எங்கள் தொழில். DTCP அங்கீகாரம் பெற்ற மனைப்பிரிவுகளில் மனைகளை விற்கிறோம். வீட்டு வரைபடம் தயாரிக்கிறோம், வீடு கட்டுகிறோம், புதுப்பிக்கிறோம், சாலையும் அமைக்கிறோம்.',
      },
      {
        en: 'You can call any of us directly. Our names and phone numbers are on the “About us” page.',
        ta: 'எங்களில் யாரை வேண்டுமானாலும் நேரடியாக அழைக்கலாம். எங்கள் பெயர்களும் தொலைபேசி எண்களும் “எங்களைப் பற்றி” பக்கத்தில் உள்ளன.',
      },
    ],
    button: { en: 'Read more', ta: 'மேலும் படிக்க' },
    /** Screen readers add this to the button's text. */
    buttonAim: { en: 'about the company', ta: 'நிறுவனத்தைப் பற்றி' },
  },
  recentProjects: {
    heading: { en: 'Our Recent Projects', ta: 'எங்கள் சமீபத்திய பணிகள்' },
    all: { en: 'See the whole gallery', ta: 'எல்லாப் படங்களையும் பார்க்க' },
    /** A tile with a drawing shows no work of the company's, and this says so. */
    drawings: {
      en: 'Drawings, until our photos are here.',
      ta: 'இவை வரைந்த படங்கள்; எங்கள் புகைப்படங்கள் விரைவில் வரும்.',
    },
  },
};

/**
 * Specification §4: these fill the tiles while the list has fewer than six items. `service` is a
 * value of the specification, as an uploaded item has it; `serviceNames` has its Tamil label.
 */
export const defaultProjects = [
  {
    place: { en: 'Theni', ta: 'தேனி' },
    service: 'Construction',
    picture: chosenDrawing('placeholder1'),
  },
  {
    place: { en: 'Periyakulam', ta: 'பெரியகுளம்' },
    service: 'Plots for sales',
    picture: chosenDrawing('placeholder2'),
  },
  {
    place: { en: 'Bodinayakanur', ta: 'போடிநாயக்கனூர்' },
    service: 'Construction',
    picture: chosenDrawing('placeholder3'),
  },
  {
    place: { en: 'Cumbum', ta: 'கம்பம்' },
    service: 'Construction',
    picture: chosenDrawing('placeholder4'),
  },
  {
    place: { en: 'Uthamapalayam', ta: 'உத்தமபாளையம்' },
    service: 'Construction',
    picture: chosenDrawing('placeholder5'),
  },
  {
    place: { en: 'Andipatti', ta: 'ஆண்டிபட்டி' },
    service: 'Plots and Approval',
    picture: chosenDrawing('placeholder6'),
  },
];
