/**
 * The notice of the Digital Personal Data Protection Act, 2023 (sections 5, 6 and 11 to 14) and its
 * Rules of 2025 (3, 8, 9, 14), which stands by itself. The owner has a lawyer read it before
 * going live.
 */
export const privacy = {
  heading: { en: 'How we treat your data', ta: 'உங்கள் தகவல்களை எப்படிக் கையாள்கிறோம்' },
  intro: {
    en: 'Which personal data {company} gets from you, what we use it for, and what you can ask us to do with it.',
    ta: 'நாங்கள் ({company}) உங்களிடமிருந்து பெறும் தகவல்கள் எவை, அவற்றை எதற்குப் பயன்படுத்துகிறோம், அவை பற்றி நீங்கள் என்ன கேட்கலாம்.',
  },
  /** Read out before the links to the parts. */
  jumps: { en: 'On this page', ta: 'இந்தப் பக்கத்தில்' },
  /** A text of several lines is shown as a list. */
  parts: [
    {
      heading: { en: 'What we get', ta: 'பெறும் தகவல்கள்' },
      text: {
        en: 'From the contact form: your name, your e-mail address, your phone number if you give one, the services that you tick, your message, and the day on which you would like to come if you name one.\nWith it: its language and time, and which page, layout, plot or advertisement of ours led you to the form.\nWhat we note after we have talked with you: what was agreed, the day of the next step, and the plot if you book one.\nIf you call, e-mail or send a WhatsApp message: your number or address and what you tell us.\nYou need not give us any of this to read the website.\nThe form is meant for people aged 18 and above.',
        ta: 'தொடர்புப் படிவத்திலிருந்து: உங்கள் பெயர், மின்னஞ்சல் முகவரி, நீங்கள் கொடுத்தால் தொலைபேசி எண், தேர்ந்தெடுக்கும் சேவைகள், உங்கள் செய்தி, நீங்கள் குறிப்பிட்டால் வர விரும்பும் நாள்.\nஅத்துடன்: செய்தியின் மொழி, அனுப்பிய நேரம், எங்களுடைய எந்தப் பக்கம், மனைப்பிரிவு, மனை அல்லது விளம்பரத்தைப் பார்த்து வந்தீர்கள் என்பது.\nஉங்களுடன் பேசிய பிறகு நாங்கள் குறித்துக்கொள்வது: என்ன பேசி முடிவானது, அடுத்த நடவடிக்கைக்கான நாள், நீங்கள் முன்பதிவு செய்தால் அந்த மனை.\nநீங்கள் அழைத்தால், மின்னஞ்சல் அல்லது WhatsApp செய்தி அனுப்பினால்: உங்கள் எண் அல்லது முகவரி, நீங்கள் சொல்வது.\nஇந்த இணையதளத்தைப் படிக்க இவற்றில் எதையும் நீங்கள் தர வேண்டியதில்லை.\nபடிவம் 18 வயது நிரம்பியவர்களுக்கானது.',
      },
    },
    {
      heading: { en: 'What we use it for', ta: 'எதற்குப் பயன்படுத்துகிறோம்' },
      text: {
        en: 'To answer you.\nTo talk with you about the plot, home plan, building, road or home loan that you ask about, and to show you the place.\nFor nothing else: we do not sell your data, and we do not pass it on for advertising.',
        ta: 'உங்களுக்குப் பதில் சொல்ல.\nநீங்கள் கேட்கும் மனை, வீட்டு வரைபடம், கட்டுமானம், சாலை அல்லது வீட்டுக் கடன் பற்றி உங்களுடன் பேசவும், இடத்தைக் காட்டவும்.\nவேறு எதற்கும் இல்லை: உங்கள் தகவல்களை விற்பதில்லை; விளம்பரத்துக்காக யாருக்கும் கொடுப்பதில்லை.',
      },
    },
    {
      heading: { en: 'Who handles it for us', ta: 'எங்களுக்காகக் கையாள்பவர்கள்' },
      text: {
        en: 'Google Cloud in Mumbai stores the messages from the form.\nThe mail service Twilio SendGrid, whose servers may be outside India, brings them to our mailbox.\nBoth do this for us only.',
        ta: 'படிவத்தின் செய்திகள் மும்பையில் உள்ள Google கணினிகளில் சேமிக்கப்படுகின்றன.\nTwilio SendGrid என்ற மின்னஞ்சல் சேவை அவற்றை எங்கள் மின்னஞ்சல் பெட்டிக்குக் கொண்டு வருகிறது; அதன் கணினிகள் இந்தியாவுக்கு வெளியேயும் இருக்கலாம்.\nஇரண்டும் எங்களுக்காக மட்டுமே இதைச் செய்கின்றன.',
      },
    },
    {
      heading: { en: 'How long we keep it', ta: 'வைத்திருக்கும் காலம்' },
      text: {
        en: 'Messages from the form: the website deletes them after {days} days, or after five years if you have booked with us. The law tells us to keep them for one year.\nIf you ask us, we delete them earlier, in our mailbox too, unless the law tells us to keep them.\nBackup copies are deleted at most {days} days after that.\nYour IP address: in memory only, for twenty minutes at most. We count messages by it, so that programs cannot flood the form.\nA log of which page was opened when, without your address and without what you wrote: 365 days.\nGoogle’s servers also note technical details of each request, including the IP address: usually 30 days.',
        ta: 'படிவத்தின் செய்திகள்: இணையதளம் {days} நாட்களுக்குப் பிறகு நீக்குகிறது; எங்களிடம் முன்பதிவு செய்திருந்தால் ஐந்து ஆண்டுகளுக்குப் பிறகு நீக்குகிறது. ஓராண்டு வைத்திருக்க வேண்டும் என்பது சட்டம்.\nநீங்கள் கேட்டால் அதற்கு முன்பே, எங்கள் மின்னஞ்சல் பெட்டியிலிருந்தும் நீக்குவோம்; வைத்திருக்க வேண்டும் என்று சட்டம் சொல்பவற்றை மட்டும் நீக்க முடியாது.\nபாதுகாப்பு நகல்கள்: அதிலிருந்து அதிகபட்சம் {days} நாட்களில் நீக்கப்படும்.\nஉங்கள் IP முகவரி: அதிகபட்சம் இருபது நிமிடங்கள், கணினியின் தற்காலிக நினைவகத்தில் மட்டும்; வேறெங்கும் சேமிப்பதில்லை. போலிச் செய்திகள் குவியாமல் தடுக்க, எத்தனை செய்திகள் வருகின்றன என்று எண்ணவே அது பயன்படுகிறது.\nஇந்த இணையதளத்தின் எந்தப் பக்கம் எப்போது திறக்கப்பட்டது என்ற பதிவு (உங்கள் முகவரியும் நீங்கள் எழுதியதும் அதில் இல்லை): 365 நாட்கள்.\nஒவ்வொரு முறை பக்கம் திறக்கும்போதும் Google கணினிகள் தொழில்நுட்ப விவரங்களை (IP முகவரி உட்பட) பதிவு செய்கின்றன; அவை வழக்கமாக 30 நாட்கள் இருக்கும்.',
      },
    },
    {
      heading: { en: 'What your browser keeps', ta: 'உங்கள் உலாவியில் இருப்பவை' },
      text: {
        en: 'What you type in the form stays in your own browser until it is sent or you close the tab, so that a reload does not lose it; so does a note of the page and the advertisement that led you here.\nThis website sets no cookies for visitors and does not follow what you do on other websites.\nGoogle Maps loads only when you press its button; WhatsApp and our pages on social networks open only when you press their links. Each of them has its own privacy rules.',
        ta: 'படிவத்தில் நீங்கள் எழுதுவது, அனுப்பும் வரை அல்லது அந்தப் பக்கத்தை மூடும் வரை உங்கள் உலாவியிலேயே (browser) இருக்கும்; பக்கத்தை மீண்டும் ஏற்றினாலும் அழியாது. எந்தப் பக்கம், எந்த விளம்பரம் வழியாக வந்தீர்கள் என்ற குறிப்பும் அப்படியே உலாவியில் இருக்கும்.\nபார்வையாளர்களின் உலாவியில் இந்த இணையதளம் குக்கீ எதையும் வைப்பதில்லை; வேறு தளங்களில் நீங்கள் என்ன பார்க்கிறீர்கள் என்று கண்காணிப்பதில்லை.\nபொத்தானை அழுத்தினால்தான் Google வரைபடம் வரும்; WhatsApp, எங்கள் சமூக ஊடகப் பக்கங்கள் ஆகியவை அவற்றின் இணைப்பை அழுத்தினால் மட்டுமே திறக்கும். அவற்றுக்கு அவற்றின் தனியுரிமை விதிகள் பொருந்தும்.',
      },
    },
    {
      heading: { en: 'Your rights', ta: 'உங்கள் உரிமைகள்' },
      text: {
        en: 'The Digital Personal Data Protection Act, 2023 gives you these rights.\nTo know which data of yours we have, what we do with it and who has it: we send it to you.\nTo have it corrected or completed.\nTo have it deleted.\nTo take back your consent as easily as you gave it: then we stop using your data.\nTo name someone who does all this for you after your death or when you cannot.',
        ta: 'டிஜிட்டல் தனிநபர் தரவுப் பாதுகாப்புச் சட்டம், 2023 உங்களுக்கு இந்த உரிமைகளைத் தருகிறது.\nஎங்களிடம் உள்ள உங்கள் தகவல்கள் எவை, அவற்றை என்ன செய்கிறோம், யாரிடம் உள்ளன என்று அறியலாம்: அவற்றை உங்களுக்கு அனுப்புகிறோம்.\nஅவற்றைத் திருத்த அல்லது நிறைவு செய்யச் சொல்லலாம்.\nஅவற்றை நீக்கச் சொல்லலாம்.\nஒப்புதலைக் கொடுத்தது போலவே எளிதாகத் திரும்பப் பெறலாம்: அதன் பிறகு உங்கள் தகவல்களைப் பயன்படுத்த மாட்டோம்.\nஉங்கள் மறைவுக்குப் பிறகோ, உங்களால் முடியாதபோதோ இவற்றை உங்களுக்காகச் செய்ய ஒருவரை நியமிக்கலாம்.',
      },
    },
    {
      heading: { en: 'How to ask', ta: 'எப்படிக் கேட்பது' },
      text: {
        en: 'Write to the e-mail address or call the number below. It costs nothing, and you need not give a reason.\nWrite or call from the address or number that you gave us, or tell us which one it was: that is how we find your messages.\nWe answer within 30 days; the law allows us 90 at most.',
        ta: 'கீழே உள்ள மின்னஞ்சல் முகவரிக்கு எழுதுங்கள் அல்லது எண்ணை அழையுங்கள். இதற்குக் கட்டணம் இல்லை; காரணம் சொல்லத் தேவையில்லை.\nமுன்பு எங்களிடம் கொடுத்த முகவரியிலிருந்தோ எண்ணிலிருந்தோ தொடர்பு கொள்ளுங்கள். வேறு முகவரி அல்லது எண் என்றால், முன்பு கொடுத்ததைச் சொல்லுங்கள்: அதைக் கொண்டுதான் உங்கள் செய்திகளைத் தேடுவோம்.\n30 நாட்களுக்குள் பதில் சொல்வோம்; சட்டம் 90 நாட்கள் வரை அனுமதிக்கிறது.',
      },
    },
    {
      heading: { en: 'Questions and complaints', ta: 'கேள்விகள், புகார்கள்' },
      text: {
        en: 'Ask or complain to us first, in the same way.\nIf our answer does not settle the matter, you can complain to the Data Protection Board of India.\nYou can read this notice in Tamil and English; if you need it in another language of the Eighth Schedule to the Constitution, please ask us.',
        ta: 'கேள்வி அல்லது புகார் இருந்தால், அதே வழியில் முதலில் எங்களிடம் சொல்லுங்கள்.\nஎங்கள் பதிலில் தீர்வு கிடைக்காவிட்டால், இந்தியத் தரவுப் பாதுகாப்பு வாரியத்திடம் புகார் செய்யலாம்.\nஇந்த அறிவிப்பு தமிழிலும் ஆங்கிலத்திலும் உள்ளது; அரசியலமைப்புச் சட்டத்தின் எட்டாவது அட்டவணையில் உள்ள வேறு மொழியில் வேண்டுமானால் எங்களிடம் கேளுங்கள்.',
      },
    },
  ],
};
