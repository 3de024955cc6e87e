import type { Language } from '@theni/contract/site-map';
import { normalPlace, type Towns } from './places.ts';

interface Town {
  en: string;
  ta: string;
  /** Other spellings, in either script. */
  also?: string[];
}

/** Towns of the Theni district. An item posted under any of the spellings shows `en` and `ta`. */
export const towns: readonly Town[] = [
  { en: 'Theni', ta: 'தேனி', also: ['Teni'] },
  { en: 'Allinagaram', ta: 'அல்லிநகரம்' },
  { en: 'Andipatti', ta: 'ஆண்டிபட்டி', also: ['Andippatti', 'Aundipatti', 'ஆண்டிப்பட்டி'] },
  {
    en: 'Bodinayakanur',
    ta: 'போடிநாயக்கனூர்',
    also: ['Bodi', 'Bodinayakkanur', 'Bodinaickanur', 'போடி', 'போடிநாயக்கணூர்'],
  },
  { en: 'Boothipuram', ta: 'பூதிப்புரம்', also: ['Bhoothipuram', 'பூதிபுரம்'] },
  { en: 'Chinnamanur', ta: 'சின்னமனூர்', also: ['Chinnamannur', 'Chinnamanoor'] },
  { en: 'Cumbum', ta: 'கம்பம்', also: ['Kambam', 'Cumbam'] },
  { en: 'Devadanapatti', ta: 'தேவதானப்பட்டி', also: ['Devathanapatti', 'தேவதானபட்டி'] },
  { en: 'Genguvarpatti', ta: 'கெங்குவார்பட்டி', also: ['Ganguvarpatti', 'Kenguvarpatti'] },
  { en: 'Gudalur', ta: 'கூடலூர்', also: ['Koodalur', 'Kudalur'] },
  { en: 'Hanumanthanpatti', ta: 'அனுமந்தன்பட்டி', also: ['Hanumanthampatti', 'Anumanthanpatti'] },
  { en: 'Highwavys', ta: 'ஹைவேவிஸ்', also: ['Highwavis'] },
  { en: 'Jayamangalam', ta: 'ஜெயமங்கலம்', also: ['Jeyamangalam'] },
  { en: 'Kadamalaikundu', ta: 'கடமலைக்குண்டு', also: ['Kadamalaigundu', 'கடமலைகுண்டு'] },
  { en: 'Kamayagoundanpatti', ta: 'காமயகவுண்டன்பட்டி', also: ['K.K. Patti', 'KK Patti'] },
  { en: 'Kombai', ta: 'கோம்பை' },
  { en: 'Kuchanur', ta: 'குச்சனூர்', also: ['Kuchanoor'] },
  { en: 'Lakshmipuram', ta: 'லட்சுமிபுரம்', also: ['Laxmipuram', 'இலட்சுமிபுரம்'] },
  { en: 'Markayankottai', ta: 'மார்க்கையன்கோட்டை', also: ['Markaiyankottai', 'மார்க்கயன்கோட்டை'] },
  { en: 'Meghamalai', ta: 'மேகமலை', also: ['Megamalai'] },
  {
    en: 'Melachokkanathapuram',
    ta: 'மேலச்சொக்கநாதபுரம்',
    also: ['Melasokkanathapuram', 'மேலசொக்கநாதபுரம்'],
  },
  { en: 'Odaipatti', ta: 'ஓடைப்பட்டி', also: ['ஓடைபட்டி'] },
  { en: 'Palanichettipatti', ta: 'பழனிசெட்டிபட்டி', also: ['Palani Chettipatti', 'பழனிச்செட்டிபட்டி'] },
  { en: 'Pannaipuram', ta: 'பண்ணைப்புரம்', also: ['Pannaippuram', 'பண்ணைபுரம்'] },
  { en: 'Periyakulam', ta: 'பெரியகுளம்', also: ['Periakulam'] },
  { en: 'Rayappanpatti', ta: 'ராயப்பன்பட்டி', also: ['Royappanpatti', 'இராயப்பன்பட்டி'] },
  { en: 'Thamaraikulam', ta: 'தாமரைக்குளம்', also: ['Thamaraikkulam', 'தாமரைகுளம்'] },
  { en: 'Thenkarai', ta: 'தென்கரை' },
  { en: 'Thevaram', ta: 'தேவாரம்', also: ['Devaram'] },
  { en: 'Uthamapalayam', ta: 'உத்தமபாளையம்', also: ['Uttamapalayam', 'Uthamapalaiyam'] },
  { en: 'Vadugapatti', ta: 'வடுகபட்டி', also: ['வடுகப்பட்டி'] },
  { en: 'Varusanadu', ta: 'வருசநாடு', also: ['Varushanadu', 'வருஷநாடு'] },
  { en: 'Veerapandi', ta: 'வீரபாண்டி', also: ['Virapandi', 'Veerapandy'] },
];

export function townsIn(language: Language): Towns {
  return Object.fromEntries(
    towns.flatMap((town) =>
      [town.en, town.ta, ...(town.also ?? [])].map((name) => [normalPlace(name), town[language]]),
    ),
  );
}
