/**
 * Specification §2–§5 and §8: labels and messages of the contact form, the English to the letter.
 * What a box sends, whatever the language of the page, stands in `FORM_SERVICES` of the contract.
 */
export const contact = {
  heading: { en: 'Contact us', ta: 'தொடர்புக்கு' },
  intro: {
    en: 'Tell us what you are looking for, and in which town or village. We will call you or answer by e-mail.',
    ta: 'உங்களுக்கு என்ன தேவை, எந்த ஊரில் என்று எழுதுங்கள். தொலைபேசியிலோ மின்னஞ்சலிலோ பதில் தருவோம்.',
  },
  direct: { en: 'Or contact us directly', ta: 'அல்லது நேரடியாகத் தொடர்பு கொள்ள' },
  form: {
    name: { en: 'Name', ta: 'பெயர்' },
    email: { en: 'Email', ta: 'மின்னஞ்சல்' },
    message: { en: 'Message', ta: 'செய்தி' },
    messagePlaceholder: { en: 'Say Hi', ta: 'என்ன தேவை என்று எழுதுங்கள்' },
    services: { en: 'Which service do you need?', ta: 'எந்தச் சேவை வேண்டும்?' },
    optional: { en: '(optional)', ta: '(கட்டாயமில்லை)' },
    boxes: {
      plots: { en: 'plots and approvals', ta: 'மனைகளும் அங்கீகாரமும்' },
      construction: { en: 'construction and road work', ta: 'கட்டுமானம், சாலை அமைத்தல்' },
      plans: { en: '2d and 3d plans', ta: '2D/3D வீட்டு வரைபடங்கள்' },
      others: { en: 'other service', ta: 'வேறு சேவை' },
    },
    phone: { en: 'Phone', ta: 'தொலைபேசி எண்' },
    phoneHint: { en: 'Optional, if you want us to call you.', ta: 'கட்டாயமில்லை: நாங்கள் அழைப்பதற்கு.' },
    /** Only the form about a layout shows this text and the next two. */
    phoneOrEmail: {
      en: 'Your phone number or your e-mail address: one is enough.',
      ta: 'தொலைபேசி எண், மின்னஞ்சல் முகவரி: இரண்டில் ஒன்று போதும்.',
    },
    comeOn: { en: 'When would you like to come?', ta: 'எந்த நாளில் இடம் பார்க்க வருகிறீர்கள்?' },
    comeOnHint: {
      en: 'Optional. We will call you to fix a time. This is not a booking.',
      ta: 'கட்டாயமில்லை. நேரத்தைப் பேசி முடிவு செய்ய அழைப்போம்; இது முன்பதிவு அல்ல.',
    },
    /** People do not see this field, and no autofill knows these words: a program fills it. */
    extra: { en: 'Leave this empty', ta: 'இதைக் காலியாக விடுங்கள்' },
    submit: { en: 'Send message', ta: 'செய்தியை அனுப்ப' },
    sending: { en: 'Sending..', ta: 'அனுப்பப்படுகிறது..' },
  },
  sent: { en: 'your message received..', ta: 'உங்கள் செய்தி கிடைத்தது.' },
  next: {
    en: 'We will read your message and call you or answer by e-mail, usually within one working day.',
    ta: 'உங்கள் செய்தியைப் படித்து, வழக்கமாக ஒரு வேலை நாளுக்குள் உங்களை அழைப்போம் அல்லது மின்னஞ்சலில் பதில் தருவோம்.',
  },
  failed: {
    en: 'your message cannot send, please contact other way..',
    ta: 'உங்கள் செய்தியை அனுப்ப முடியவில்லை. வேறு வழியில் தொடர்பு கொள்ளுங்கள்.',
  },
  wrong: {
    name: {
      en: 'Please enter your name, in at most 100 characters.',
      ta: 'உங்கள் பெயரை 100 எழுத்துகளுக்கு மிகாமல் எழுதுங்கள்.',
    },
    email: {
      en: 'Please enter your complete e-mail address.',
      ta: 'உங்கள் மின்னஞ்சல் முகவரியை முழுமையாக எழுதுங்கள்.',
    },
    phone: {
      en: 'Please enter a complete phone number, or leave this empty.',
      ta: 'முழுமையான தொலைபேசி எண்ணை எழுதுங்கள்; இல்லையென்றால் காலியாக விடுங்கள்.',
    },
    /** A message about a layout needs one of the two. */
    phoneOrEmail: {
      en: 'Please enter your phone number or your e-mail address.',
      ta: 'உங்கள் தொலைபேசி எண்ணையோ மின்னஞ்சல் முகவரியையோ எழுதுங்கள்.',
    },
    plot: {
      en: 'Please write the number of the plot in at most 100 characters.',
      ta: 'மனை எண்ணை 100 எழுத்துகளுக்கு மிகாமல் எழுதுங்கள்.',
    },
    comeOn: {
      en: 'Please choose a day between today and three months from now.',
      ta: 'இன்று முதல் மூன்று மாதங்களுக்குள் ஒரு நாளைத் தேர்ந்தெடுங்கள்.',
    },
    message: {
      en: 'Please write your message in at most 5,000 characters.',
      ta: 'உங்கள் செய்தியை 5,000 எழுத்துகளுக்கு மிகாமல் எழுதுங்கள்.',
    },
  },
  /** This link at the error of the e-mail field leads to WhatsApp with the typed text. */
  noEmail: {
    en: 'No e-mail? Send this by WhatsApp',
    ta: 'மின்னஞ்சல் இல்லையா? இதை WhatsApp மூலம் அனுப்ப',
  },
  /** The visitor has done nothing wrong, and reads how long to wait. */
  tooMany: {
    minute: {
      en: 'We cannot take another message right now. Please try again in a minute, or call us.',
      ta: 'இப்போது மேலும் செய்திகளைப் பெற முடியவில்லை. ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள் அல்லது எங்களை அழையுங்கள்.',
    },
    minutes: {
      en: 'We cannot take another message right now. Please try again in {minutes} minutes, or call us.',
      ta: 'இப்போது மேலும் செய்திகளைப் பெற முடியவில்லை. {minutes} நிமிடங்கள் கழித்து மீண்டும் முயலுங்கள் அல்லது எங்களை அழையுங்கள்.',
    },
    hours: {
      en: 'We cannot take another message right now. Please try again in {hours} hours, or call us.',
      ta: 'இப்போது மேலும் செய்திகளைப் பெற முடியவில்லை. {hours} மணி நேரம் கழித்து மீண்டும் முயலுங்கள் அல்லது எங்களை அழையுங்கள்.',
    },
  },
  otherWays: {
    kept: {
      en: 'Your message is still here. Try again, or send it another way.',
      ta: 'நீங்கள் எழுதியது இங்கேயே உள்ளது. மீண்டும் முயலுங்கள் அல்லது வேறு வழியில் அனுப்புங்கள்.',
    },
    intro: {
      en: 'Go back: your message is still there. Or reach us another way:',
      ta: 'முந்தைய பக்கத்துக்குத் திரும்புங்கள்; நீங்கள் எழுதியது அங்கே அப்படியே உள்ளது. வேறு வழியிலும் எங்களைத் தொடர்பு கொள்ளலாம்:',
    },
    whatsapp: { en: 'Send by WhatsApp', ta: 'WhatsApp மூலம் அனுப்ப' },
  },
  privacy: {
    line: {
      en: '{company} uses what you write here only to answer you and to talk with you about what you ask for. We do not sell it.',
      ta: 'நீங்கள் இங்கே எழுதுவதை, உங்களுக்குப் பதில் சொல்லவும் நீங்கள் கேட்டது பற்றிப் பேசவும் மட்டுமே {company} நிறுவனம் பயன்படுத்தும். யாருக்கும் விற்காது.',
    },
    link: { en: 'How we treat your data', ta: 'உங்கள் தகவல்களை எப்படிக் கையாள்கிறோம்' },
  },
  /** WhatsApp opens with this text when the form could not send a visitor's message. */
  whatsappMessage: {
    intro: { en: 'I am {name}.', ta: 'என் பெயர் {name}.' },
    /** Replaces the services when no box is ticked. */
    generalPurpose: { en: 'A general question', ta: 'பொதுவான விவரங்களுக்காக' },
  },
};
