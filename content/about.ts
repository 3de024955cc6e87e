import { chosenDrawing } from './pictures.ts';

/** Specification §2, "About us". The people themselves stand in company.ts. */
export const about = {
  heading: { en: 'About us', ta: 'எங்களைப் பற்றி' },
  intro: {
    en: 'Most families buy land or build a house only once. Take your time, ask every question and look at every paper. We are here to help.',
    ta: 'பெரும்பாலான குடும்பங்களுக்கு நிலம் வாங்குவதும் வீடு கட்டுவதும் வாழ்நாளில் ஒரு முறைதான். நிதானமாக யோசியுங்கள். எல்லாக் கேள்விகளையும் கேளுங்கள், எல்லா ஆவணங்களையும் பாருங்கள். உதவ நாங்கள் இருக்கிறோம்.',
  },
  paragraphs: [
    {
      en: 'Our main work is house plots. We look for land near the towns of Theni district, have it surveyed, plan the plots and the roads, and apply for DTCP approval of the layout.',
      ta: 'வீட்டு மனை விற்பனையே எங்கள் முதன்மைத் தொழில். தேனி மாவட்ட ஊர்களுக்கு அருகில் நிலத்தைத் தேர்ந்தெடுத்து, அளந்து, மனைகளையும் சாலைகளையும் திட்டமிட்டு, DTCP அங்கீகாரத்துக்கு விண்ணப்பிக்கிறோம்.',
    },
    {
      en: 'We also draw 2D and 3D home plans, build new houses, renovate old ones and lay roads. So, when you have a plot, you can talk to us about the house too. If you need a home loan, we help you with the papers that the bank asks for.',
      ta: '2D/3D வீட்டு வரைபடங்கள் தயாரிக்கிறோம், புதிய வீடுகள் கட்டுகிறோம், பழைய வீடுகளைப் புதுப்பிக்கிறோம், சாலைகள் அமைக்கிறோம். எனவே மனை வாங்கிய பிறகு வீடு கட்டுவது பற்றியும் எங்களிடம் பேசலாம். வீட்டுக் கடன் தேவைப்பட்டால், வங்கி கேட்கும் ஆவணங்களைச் சேகரிக்க உதவுகிறோம்.',
    },
    {
      en: 'Before you buy a plot, from us or from anyone else, check three things: the approval, the title papers and the measurements on the ground. Ask for the papers and show them to someone you trust.',
      ta: 'எங்களிடமோ வேறு யாரிடமோ மனை வாங்கும் முன் மூன்று விஷயங்களைச் சரிபாருங்கள்: அங்கீகாரம், உரிமை ஆவணங்கள், மனையின் அளவு (நேரில் அளந்து பாருங்கள்). ஆவணங்களைக் கேட்டு வாங்கி, நீங்கள் நம்பும் ஒருவரிடம் காட்டுங்கள்.',
    },
  ],
  peopleHeading: { en: 'Our people', ta: 'எங்கள் குழு' },
  groups: {
    founder: { en: 'Founder & CEO', ta: 'நிறுவனர், தலைமைச் செயல் அதிகாரி' },
    jointDirectors: { en: 'Joint Directors', ta: 'இணை இயக்குநர்கள்' },
    deputyDirectors: { en: 'Deputy Directors', ta: 'துணை இயக்குநர்கள்' },
    marketingTeamLeaders: { en: 'Marketing Team Leaders', ta: 'விற்பனைக் குழுத் தலைவர்கள்' },
    marketingManagement: { en: 'Marketing Management', ta: 'விற்பனை நிர்வாகம்' },
  },
  picture: chosenDrawing('about'),
};
