import { chosenDrawing } from './pictures.ts';

/** Specification §2: in English the titles of the slides are to the letter. */
export const plots = {
  heading: { en: 'Plots and Approvals', ta: 'மனைகளும் அங்கீகாரமும்' },
  intro: {
    en: 'Plots in layouts approved by DTCP, the Directorate of Town and Country Planning, in Theni district. See the place and the papers before you decide. We also help with approval for land that you own already.',
    ta: 'தேனி மாவட்டத்தில் DTCP (நகர் ஊரமைப்பு இயக்ககம்) அங்கீகாரம் பெற்ற மனைப்பிரிவுகளில் மனைகள். இடத்தையும் ஆவணங்களையும் பார்த்த பிறகு முடிவு செய்யுங்கள். உங்களிடம் ஏற்கெனவே உள்ள நிலத்துக்கு அங்கீகாரம் பெறவும் உதவுகிறோம்.',
  },
  carousel: { en: 'About our plots', ta: 'எங்கள் மனைகள்' },
  slides: [
    {
      title: { en: 'Approval Layout Plots With Compound', ta: 'சுற்றுச்சுவர் உள்ள, அங்கீகாரம் பெற்ற மனைகள்' },
      caption: {
        en: 'Some of our layouts have a compound wall: ask us which.',
        ta: 'எங்கள் மனைப்பிரிவுகள் சிலவற்றில் சுற்றுச்சுவர் உண்டு; எவற்றில் என்று கேளுங்கள்.',
      },
      picture: chosenDrawing('plots1'),
    },
    {
      title: { en: 'Plots with Naturals', ta: 'இயற்கை சூழ்ந்த மனைகள்' },
      caption: {
        en: 'Some of our layouts lie among coconut trees, with a view of the hills.',
        ta: 'சில மனைப்பிரிவுகள் தென்னந்தோப்புகளுக்கு நடுவே, மலைகள் தெரியும் இடத்தில் உள்ளன.',
      },
      picture: chosenDrawing('plots2'),
    },
    {
      title: { en: 'DTPC Approval', ta: 'DTCP அங்கீகாரம்' },
      caption: {
        en: 'Ask us for the approval number of the layout. We also help with approval for land you own already.',
        ta: 'மனைப்பிரிவின் அங்கீகார எண்ணை எங்களிடம் கேளுங்கள். உங்கள் நிலத்துக்கு அங்கீகாரம் பெறவும் உதவுகிறோம்.',
      },
      picture: chosenDrawing('plots3'),
    },
    {
      title: { en: 'Save Your Money', ta: 'பணத்தைச் சேமியுங்கள்' },
      caption: {
        en: 'Compare price, size and place before you buy, and keep some money for the house.',
        ta: 'விலை, பரப்பு, இடம் மூன்றையும் ஒப்பிட்டு வாங்குங்கள். வீடு கட்டவும் பணம் மிஞ்சட்டும்.',
      },
      picture: chosenDrawing('plots4'),
    },
  ],
  stepsHeading: { en: 'How to buy a plot', ta: 'மனை வாங்கும் முறை' },
  steps: [
    {
      title: { en: 'See the plot', ta: 'இடம் பார்த்தல்' },
      text: {
        en: 'Tell us which town you prefer, and call us to choose a day; the visit is free. Look at the boundary stones and check the measurements. If you live abroad, we show you the plot by video call.',
        ta: 'எந்த ஊரில் வேண்டும், எந்த நாளில் வருகிறீர்கள் என்று எங்களை அழைத்துச் சொல்லுங்கள். இடம் பார்க்கக் கட்டணம் இல்லை. எல்லைக்கற்களையும் அளவுகளையும் நேரில் சரிபாருங்கள். வெளிநாட்டில் இருந்தால் வீடியோ அழைப்பில் காட்டுகிறோம்.',
      },
    },
    {
      title: { en: 'Check the papers', ta: 'ஆவணச் சரிபார்ப்பு' },
      text: {
        en: 'Ask for the approved layout plan, the TNRERA number (Tamil Nadu Real Estate Regulatory Authority), the parent deed, the patta and the encumbrance certificate for the last 30 years. Show them to a lawyer before you pay an advance.',
        ta: 'அங்கீகாரம் பெற்ற மனைப்பிரிவு வரைபடம், TNRERA எண் (தமிழ்நாடு கட்டடம் மற்றும் மனை விற்பனை ஒழுங்குமுறைக் குழுமம்), தாய்ப் பத்திரம், பட்டா, 30 ஆண்டு வில்லங்கச் சான்று ஆகியவற்றைக் கேளுங்கள். அவற்றை வழக்கறிஞரிடம் காட்டிய பிறகே முன்பணம் கொடுங்கள்.',
      },
    },
    {
      title: { en: 'Arrange the money', ta: 'பண ஏற்பாடு' },
      text: {
        en: 'Stamp duty and registration fee are extra: ask the Sub-Registrar’s office how much. Pay by bank transfer and keep every receipt. Until the agreement for sale is registered, pay no more than 10% of the price (RERA, section 13). If you need a home loan, we help you to collect the papers that your bank asks for.',
        ta: 'முத்திரைத் தீர்வையும் பதிவுக் கட்டணமும் தனி: எவ்வளவு என்று சார்பதிவாளர் அலுவலகத்தில் கேளுங்கள். வங்கி வழியாகப் பணம் செலுத்தி, ஒவ்வொரு ரசீதையும் வைத்திருங்கள். விற்பனை ஒப்பந்தம் பதிவாகும் வரை, விலையில் 10%-க்கு மேல் கொடுக்க வேண்டாம் (RERA, பிரிவு 13). வீட்டுக் கடன் தேவைப்பட்டால், வங்கி கேட்கும் ஆவணங்களைச் சேகரிக்க உதவுகிறோம்.',
      },
    },
    {
      title: { en: 'Register it', ta: 'பத்திரப்பதிவு' },
      text: {
        en: 'The sale deed is registered at the Sub-Registrar’s office. After that, the patta can be transferred to your name. If you live abroad, somebody with your power of attorney can sign for you.',
        ta: 'சார்பதிவாளர் அலுவலகத்தில் கிரையப் பத்திரம் பதிவு செய்யப்படும். அதன் பிறகு உங்கள் பெயருக்குப் பட்டா மாறுதல் செய்யலாம். வெளிநாட்டில் இருந்தால், நீங்கள் அதிகாரப் பத்திரம் (பவர்) கொடுத்தவர் உங்களுக்காகக் கையெழுத்திடலாம்.',
      },
    },
  ],
  ask: { en: 'Which town, and what size?', ta: 'எந்த ஊரில், எத்தனை சென்ட் மனை?' },
};

export const construction = {
  heading: { en: 'Construction Work', ta: 'கட்டுமானப் பணிகள்' },
  intro: {
    en: 'Houses, shops and renovation in Theni district, from the survey to the finished building. Ask us for a plan and an estimate.',
    ta: 'தேனி மாவட்டத்தில் வீடுகள், கடைகள் கட்டுதல், பழைய கட்டடங்களைப் புதுப்பித்தல்: நில அளவை முதல் பணி முடியும் வரை. வரைபடமும் மதிப்பீடும் கேளுங்கள்.',
  },
  carousel: { en: 'Our construction work', ta: 'எங்கள் கட்டுமானப் பணிகள்' },
  slides: [
    {
      title: {
        en: 'Building Elevation, Survey, & Estimation',
        ta: 'வீட்டு முகப்பு, நில அளவை, மதிப்பீடு',
      },
      caption: {
        en: 'We measure the land, draw the front of the house and estimate the cost.',
        ta: 'நிலத்தை அளந்து, வீட்டின் முகப்பை வரைந்து, செலவை மதிப்பிடுகிறோம்.',
      },
      picture: chosenDrawing('construction1'),
    },
    {
      title: { en: 'Highly Skilled Engineers and Employees', ta: 'திறமையான பொறியாளர்கள், பணியாளர்கள்' },
      caption: {
        en: 'Engineers, masons, bar benders and carpenters work together on your house.',
        ta: 'பொறியாளர், கொத்தனார், கம்பி கட்டுபவர், தச்சர் எனப் பலரும் சேர்ந்து உங்கள் வீட்டைக் கட்டுகிறார்கள்.',
      },
      picture: chosenDrawing('construction2'),
    },
    {
      title: { en: 'Building contruction and Renovation', ta: 'கட்டடம் கட்டுதல், புதுப்பித்தல்' },
      caption: {
        en: 'New houses from the foundation up; old ones repaired, extended or given another floor.',
        ta: 'அஸ்திவாரம் முதல் புதிய வீடு கட்டுதல்; பழைய வீடுகளில் பழுதுபார்த்தல், விரிவாக்கம், கூடுதல் மாடி.',
      },
      picture: chosenDrawing('construction3'),
    },
    {
      title: { en: '2D & 3D Plans', ta: '2D/3D வீட்டு வரைபடங்கள்' },
      caption: {
        en: 'First a 2D plan of the rooms, then a 3D view that the whole family can look at.',
        ta: 'முதலில் அறைகளின் 2D வரைபடம்; பிறகு குடும்பத்தில் எல்லோரும் பார்க்க 3D படம்.',
      },
      picture: chosenDrawing('construction4'),
    },
  ],
  stepsHeading: { en: 'How a house is built', ta: 'வீடு கட்டும் முறை' },
  steps: [
    {
      title: { en: 'Survey', ta: 'நில அளவை' },
      text: {
        en: 'We measure the plot, the slope and the level of the road.',
        ta: 'மனையையும் அதன் சரிவையும் சாலை மட்டத்தையும் அளக்கிறோம்.',
      },
    },
    {
      title: { en: 'Plan', ta: 'வரைபடம்' },
      text: {
        en: 'A 2D plan for the building permission and the mason, a 3D view for you.',
        ta: 'கட்டட அனுமதிக்கும் கொத்தனாருக்கும் 2D வரைபடம், உங்களுக்கு 3D படம்.',
      },
    },
    {
      title: { en: 'Estimate', ta: 'மதிப்பீடு' },
      text: {
        en: 'Materials and labour listed separately, so that you can compare.',
        ta: 'பொருட்களின் விலையும் கூலியும் தனித்தனியே; நீங்கள் ஒப்பிட்டுப் பார்க்கலாம்.',
      },
    },
    {
      title: { en: 'Build', ta: 'கட்டுதல்' },
      text: {
        en: 'Foundation, pillars, walls, roof and finishing, one after the other.',
        ta: 'அஸ்திவாரம், தூண்கள், சுவர்கள், மேற்கூரை, பூச்சு வேலை என ஒவ்வொன்றாக.',
      },
    },
  ],
  ask: { en: 'New house, or renovation?', ta: 'புதிய வீடா, பழைய வீட்டைப் புதுப்பிக்கவா?' },
};

export const roadWork = {
  heading: { en: 'Road Work', ta: 'சாலை அமைத்தல்' },
  intro: {
    en: 'We lay roads for layouts and villages in Theni district, layer by layer, from the earth work to the tar.',
    ta: 'தேனி மாவட்டத்தில் மனைப்பிரிவுகளுக்கும் கிராமங்களுக்கும் சாலை அமைக்கிறோம்: மண் வேலை முதல் தார் வரை, அடுக்கடுக்காக.',
  },
  carousel: { en: 'A road, layer by layer', ta: 'சாலையின் அடுக்குகள்' },
  slides: [
    {
      title: { en: 'sub-grade earth work', ta: 'அடித்தள மண் வேலை' },
      caption: {
        en: 'The ground is levelled, watered and rolled. Contact us for earth work on your land.',
        ta: 'நிலத்தைச் சமன் செய்து, நீர் தெளித்து, ரோலர் ஓட்டுகிறோம். உங்கள் நிலத்தில் மண் வேலைக்குத் தொடர்பு கொள்ளுங்கள்.',
      },
      picture: chosenDrawing('road1'),
    },
    {
      title: { en: 'gravel billing and water rolling', ta: 'கிராவல் பரப்பி நீர் தெளித்து இறுக்குதல்' },
      caption: {
        en: 'Gravel is spread, watered and rolled firm. Contact us for a gravel road.',
        ta: 'கிராவலைப் பரப்பி, நீர் தெளித்து, ரோலர் ஓட்டி இறுக்குகிறோம். கிராவல் சாலைக்குத் தொடர்பு கொள்ளுங்கள்.',
      },
      picture: chosenDrawing('road2'),
    },
    {
      title: { en: 'wet-mix water rolling', ta: 'ஈரக் கலவை ஜல்லி பரப்பி இறுக்குதல்' },
      caption: {
        en: 'Crushed stone and stone dust, mixed wet and rolled. Contact us to know more.',
        ta: 'ஜல்லியையும் கல் தூளையும் நீருடன் கலந்து பரப்பி, ரோலர் ஓட்டுகிறோம். மேலும் அறியத் தொடர்பு கொள்ளுங்கள்.',
      },
      picture: chosenDrawing('road3'),
    },
    {
      title: { en: '1-foot mini plant tar road', ta: '1 அடி மினி பிளான்ட் தார்ச் சாலை' },
      caption: {
        en: 'Hot tar mix from a mini plant, for streets and layouts. Contact us for the rate.',
        ta: 'தெருக்களுக்கும் மனைப்பிரிவுகளுக்கும், மினி பிளான்ட்டில் தயாரான சூடான தார்க் கலவை. விலை அறியத் தொடர்பு கொள்ளுங்கள்.',
      },
      picture: chosenDrawing('road4'),
    },
    {
      title: { en: '2-foot mini plant tar road', ta: '2 அடி மினி பிளான்ட் தார்ச் சாலை' },
      caption: {
        en: 'Also laid with hot tar mix from a mini plant. Contact us for an estimate.',
        ta: 'இதுவும் மினி பிளான்ட்டில் தயாரான சூடான தார்க் கலவையால் அமைப்பது. மதிப்பீட்டுக்குத் தொடர்பு கொள்ளுங்கள்.',
      },
      picture: chosenDrawing('road5'),
    },
  ],
  stepsHeading: { en: 'How a road is laid', ta: 'சாலை அமைக்கும் முறை' },
  steps: [
    {
      title: { en: 'Site visit', ta: 'நேரில் பார்த்தல்' },
      text: {
        en: 'We look at the route, the slope, the trees and where the water flows.',
        ta: 'சாலை செல்லும் வழி, சரிவு, மரங்கள், நீர் ஓடும் பாதை ஆகியவற்றைப் பார்க்கிறோம்.',
      },
    },
    {
      title: { en: 'Survey', ta: 'நில அளவை' },
      text: {
        en: 'We take the levels, so that rain water can run off.',
        ta: 'மழைநீர் தேங்காமல் வடிவதற்கு ஏற்ப மட்டம் பார்க்கிறோம்.',
      },
    },
    {
      title: { en: 'Estimate', ta: 'மதிப்பீடு' },
      text: {
        en: 'Length, width and layers in one estimate.',
        ta: 'நீளம், அகலம், அடுக்குகள் எல்லாம் ஒரே மதிப்பீட்டில்.',
      },
    },
    {
      title: { en: 'Laying', ta: 'அமைத்தல்' },
      text: {
        en: 'Layer by layer, each one rolled before the next.',
        ta: 'ஒவ்வோர் அடுக்கையும் ரோலர் ஓட்டி இறுக்கிய பிறகே அடுத்த அடுக்கு.',
      },
    },
  ],
  ask: { en: 'How long is the road?', ta: 'சாலையின் நீளம் எவ்வளவு?' },
};

export const serviceFrame = {
  askText: { en: 'A short message is enough to start.', ta: 'ஒரு சிறு செய்தி அனுப்பினால் போதும்.' },
  whatsapp: { en: 'Ask on WhatsApp', ta: 'WhatsApp மூலம் கேட்க' },
  form: { en: 'contact us', ta: 'தொடர்பு கொள்ள' },
  others: { en: 'Our other services', ta: 'எங்கள் பிற சேவைகள்' },
};
