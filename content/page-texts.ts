/**
 * The name of each public page, as menus and greetings call it, and what search engines and link
 * previews say of it.
 */
export const pages = {
  home: {
    name: { en: 'Home', ta: 'முகப்பு' },
    title: {
      en: 'Plots, home plans and construction in Theni',
      ta: 'தேனியில் DTCP அங்கீகார மனைகள், கட்டுமானம்',
    },
    description: {
      en: 'DTCP approved plots, home plans in 2D and 3D, construction, renovation, road work and help with home loans in Theni district.',
      ta: 'மனை வாங்க, வீடு கட்ட: தேனி மாவட்டத்தில் DTCP அங்கீகாரம் பெற்ற மனைகள், 2D/3D வீட்டு வரைபடம், கட்டுமானம், சாலை அமைத்தல், வீட்டுக் கடன் பெற உதவி.',
    },
  },
  about: {
    name: { en: 'About us', ta: 'எங்களைப் பற்றி' },
    /** The specification wants a contact-us title on this page. */
    title: { en: 'About us and Contact us', ta: 'எங்களைப் பற்றி, தொடர்புக்கு' },
    description: {
      en: 'Who we are and whom to call: our founder, directors and marketing team in Theni, each with a phone number and WhatsApp.',
      ta: 'நாங்கள் யார், யாரை அழைக்கலாம்: தேனியில் எங்கள் நிறுவனர், இயக்குநர்கள், விற்பனைக் குழு. ஒவ்வொருவரின் தொலைபேசி எண்ணும் WhatsApp இணைப்பும்.',
    },
  },
  plots: {
    name: { en: 'Plots and Approvals', ta: 'மனைகளும் அங்கீகாரமும்' },
    title: { en: 'Plots and Approvals', ta: 'தேனியில் DTCP அங்கீகாரம் பெற்ற மனைகள்' },
    description: {
      en: 'House plots in DTCP approved layouts in Theni district, which papers to check before you buy, and help with approval for your own land.',
      ta: 'தேனி மாவட்டத்தில் DTCP அங்கீகாரம் பெற்ற மனைப்பிரிவுகளில் வீட்டு மனைகள். வாங்கும் முன் பார்க்க வேண்டிய ஆவணங்கள், உங்கள் நிலத்துக்கு அங்கீகாரம் பெற உதவி.',
    },
  },
  construction: {
    name: { en: 'Construction Work', ta: 'கட்டுமானப் பணிகள்' },
    title: { en: 'Construction Work', ta: 'தேனியில் வீடு கட்டுதல், புதுப்பித்தல்' },
    description: {
      en: 'House construction and renovation in Theni district: survey, estimate, 2D and 3D plans, and building work from the foundation to the finishing.',
      ta: 'தேனி மாவட்டத்தில் வீடு கட்டுதல், பழைய வீடுகளைப் புதுப்பித்தல்: நில அளவை, செலவு மதிப்பீடு, 2D/3D வீட்டு வரைபடம், கட்டுமானப் பணிகள்.',
    },
  },
  roadWork: {
    name: { en: 'Road Work', ta: 'சாலை அமைத்தல்' },
    title: { en: 'Road Work', ta: 'தேனியில் சாலை அமைத்தல், தார்ச் சாலை' },
    description: {
      en: 'Roads for layouts and villages in Theni district: earth work, gravel, wet mix and mini plant tar roads, laid and rolled layer by layer.',
      ta: 'தேனி மாவட்டத்தில் மனைப்பிரிவு, கிராமச் சாலைகள்: மண் வேலை, கிராவல், ஈரக் கலவை ஜல்லி, மினி பிளான்ட் தார்ச் சாலை. அடுக்கடுக்காக அமைக்கிறோம்.',
    },
  },
  gallery: {
    name: { en: 'Gallery', ta: 'படங்கள்' },
    title: { en: 'Gallery', ta: 'படங்கள்: மனைகள், வீடுகள், சாலைகள்' },
    description: {
      en: 'Photos and videos of our plots, houses and roads in Theni district. Choose by service and place, and ask about a photo on WhatsApp.',
      ta: 'தேனி மாவட்டத்தில் எங்கள் மனைகள், வீடுகள், சாலைகளின் புகைப்படங்கள், வீடியோக்கள். சேவை, ஊர் வாரியாகப் பார்த்து WhatsApp மூலம் கேளுங்கள்.',
    },
  },
  contact: {
    name: { en: 'Contact us', ta: 'தொடர்புக்கு' },
    title: { en: 'Contact us', ta: 'தொடர்புக்கு: தேனி அலுவலகம்' },
    description: {
      en: 'Write, call or message us on WhatsApp about a plot, a home plan, a building or a road in Theni district. Our office and how to get there.',
      ta: 'தேனி மாவட்டத்தில் மனை, வீட்டு வரைபடம், கட்டுமானம், சாலை பற்றிக் கேட்க எழுதுங்கள், அழையுங்கள், WhatsApp செய்தி அனுப்புங்கள். அலுவலக முகவரியும் வழியும்.',
    },
  },
  layouts: {
    name: { en: 'Layouts', ta: 'மனைப்பிரிவுகள்' },
    title: { en: 'Our layouts in Theni district', ta: 'தேனி மாவட்டத்தில் எங்கள் மனைப்பிரிவுகள்' },
    description: {
      en: 'Our layouts in Theni district: plan, plots, sizes, prices and papers of each, and a land area converter.',
      ta: 'தேனி மாவட்டத்தில் எங்கள் மனைப்பிரிவுகள்: வரைபடம், மனைகள், அளவுகள், விலைகள், ஆவணங்கள். நில அளவு கணக்கிடும் வசதி.',
    },
  },
  privacy: {
    name: { en: 'Privacy', ta: 'தனியுரிமை' },
    title: { en: 'Privacy', ta: 'தனியுரிமை' },
    description: {
      en: 'Which data you give us when you write or call, what we use it for, how long we keep it, and how to have it corrected or deleted.',
      ta: 'நீங்கள் எழுதும்போதும் அழைக்கும்போதும் எங்களுக்குக் கிடைக்கும் தகவல்கள், அவற்றின் பயன்பாடு, வைத்திருக்கும் காலம், திருத்தவும் நீக்கவும் வழி.',
    },
  },
  messageSent: {
    name: { en: 'Contact us', ta: 'தொடர்புக்கு' },
    title: { en: 'Message received', ta: 'செய்தி கிடைத்தது' },
    description: {
      en: 'Your message has reached us. If it is urgent, please call us or message us on WhatsApp; the numbers are on this page.',
      ta: 'உங்கள் செய்தி எங்களுக்குக் கிடைத்தது. அவசரம் என்றால் அழையுங்கள் அல்லது WhatsApp செய்தி அனுப்புங்கள்; எண்கள் இந்தப் பக்கத்தில் உள்ளன.',
    },
  },
  messageFailed: {
    name: { en: 'Contact us', ta: 'தொடர்புக்கு' },
    title: { en: 'Message not sent', ta: 'செய்தி அனுப்பப்படவில்லை' },
    description: {
      en: 'Your message could not be sent. Please call us or message us on WhatsApp instead; the numbers are on this page.',
      ta: 'உங்கள் செய்தியை அனுப்ப முடியவில்லை. எங்களை அழையுங்கள் அல்லது WhatsApp செய்தி அனுப்புங்கள்; எண்கள் இந்தப் பக்கத்தில் உள்ளன.',
    },
  },
  notFound: {
    name: { en: 'Page not found', ta: 'பக்கம் இல்லை' },
    title: { en: 'Page Not Found', ta: 'பக்கம் இல்லை' },
    description: {
      en: 'There is no page at this address. From here you can go to the home page, our plots, construction, road work and gallery.',
      ta: 'இந்த முகவரியில் பக்கம் எதுவும் இல்லை. இங்கிருந்து முகப்பு, மனைகள், கட்டுமானப் பணிகள், சாலை அமைத்தல், படங்கள் ஆகிய பக்கங்களுக்குச் செல்லலாம்.',
    },
  },
};

export const pageTitle = { en: '{page} | {company}', ta: '{page} | {company}' };
