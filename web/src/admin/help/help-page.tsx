import type { Language } from '@theni/contract/languages';
import { AdminPage } from '../frame/admin-page.tsx';
import { layoutText } from '../layouts/texts.ts';
import { leadsText } from '../leads/texts.ts';
import { photosText } from '../photos/texts.ts';
import { adminText } from '../texts.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { websiteText } from '../website/texts.ts';

export default function HelpPage() {
  return (
    <AdminPage heading={adminText.help}>
      {() =>
        Object.entries(help).map(([language, tasks]) => (
          <section key={language} lang={language}>
            {tasks.map(([title, ...steps]) => (
              <Disclosure key={title} summary={title}>
                <ol style={{ paddingLeft: '1.5rem', listStyle: 'decimal' }}>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </Disclosure>
            ))}
          </section>
        ))
      }
    </AdminPage>
  );
}

// Everything is called as it stands on the screen.
const { frame } = adminText;
const { states } = layoutText;

/**
 * What the owner does most: the title of each task, and its steps. The admin area itself is
 * English.
 */
export const help: Record<Language, [title: string, ...steps: string[]][]> = {
  ta: [
    [
      'புதிதாக விசாரித்தவரை அழைப்பது',
      `“${frame.leads}” என்பதைத் தட்டுங்கள். எழுதியவர்களின் பெயர்கள் இருக்கும்: இன்று பேச வேண்டியவர்கள் முதலில், பிறகு இன்று எழுதியவர்கள், பிறகு பழையவர்கள்.`,
      `பெயருக்குக் கீழே உள்ள “${leadsText.call}” பொத்தானைத் தட்டுங்கள்.`,
      `பெயரைத் தட்டினால், அவர் எழுதியதைப் படிக்கலாம். அடுத்துப் பேச வேண்டிய நாளையும் குறிப்பையும் எழுதி, “${leadsText.save}” பொத்தானைத் தட்டுங்கள்.`,
    ],
    [
      'WhatsApp-இல் பதில் சொல்வது',
      `“${frame.leads}” பக்கத்தில், பெயருக்குக் கீழே உள்ள “${leadsText.whatsapp}” பொத்தானைத் தட்டுங்கள்.`,
      'அவர் எழுதிய மொழியிலேயே வணக்கச் செய்தியுடன் WhatsApp திறக்கும். உங்கள் பதிலை எழுதி அனுப்புங்கள்.',
    ],
    [
      'வேண்டாத செய்திகளை அகற்றுவது',
      `“${frame.leads}” பக்கத்தில் பெயரைத் தட்டி, “${leadsText.isSpam}” என்பதைத் தட்டுங்கள். அந்தச் செய்தி “${leadsText.spamList}” என்பதன் கீழ் போகும்.`,
      `“${leadsText.spamList}” என்பதைத் தட்டிப் பாருங்கள். உண்மையான செய்தி இருந்தால், அதன் பெயரைத் தட்டி “${leadsText.isNoSpam}” என்பதைத் தட்டுங்கள்.`,
      `“${leadsText.emptySpam}” மீதி எல்லாவற்றையும் நிரந்தரமாக நீக்கும்.`,
    ],
    [
      'இன்றைய படங்களைப் பதிவேற்றுவது',
      `கீழே “${frame.photos}” என்பதைத் தட்டி, கோப்புகளைத் தேர்ந்தெடுக்கும் பொத்தானைத் தட்டுங்கள். இன்றைய படங்கள் எல்லாவற்றையும் ஒரே முறையில் தேர்ந்தெடுங்கள்.`,
      'சேவை, இடம், மனைப்பிரிவு ஆகியவை கடந்த முறை நீங்கள் கொடுத்தவையே. இன்று வேறு என்றால் மாற்றுங்கள்.',
      `“${photosText.upload}” என்பதைத் தட்டுங்கள். எல்லாம் பதிவேறும் வரை பக்கத்தைத் திறந்தே வைத்திருங்கள்.`,
    ],
    [
      'மனையின் நிலையை மாற்றுவது',
      `“${frame.layouts}” என்பதைத் தட்டுங்கள். ஒவ்வொரு மனைப்பிரிவின் கீழும் அதன் மனை எண்கள் இருக்கும்.`,
      `மனை எண்ணைத் தட்டி, அதன் இன்றைய நிலையைத் தட்டுங்கள்: ${states.available} (விற்பனைக்கு), ${states.held} (ஒருவருக்காக ஒதுக்கியது), ${states.booked} (முன்பதிவானது), ${states.sold} (விற்பனையானது). ஒரு நிமிடத்துக்குள் பார்வையாளர்களுக்குத் தெரியும்.`,
      `தவறான மனையா? கீழே உள்ள “${frame.undo}” அதைப் பழையபடி மாற்றும். பிறகு தெரிந்தால், அதே மனை எண்ணைத் தட்டி, “${layoutText.backToAvailable}” என்பதைத் தட்டுங்கள்.`,
    ],
    [
      'தொலைபேசி எண்ணை எல்லா இடத்திலும் மாற்றுவது',
      `“${frame.content}” என்பதைத் தட்டி, பக்கத்தில் உள்ள தொலைபேசி எண்ணைத் தட்டுங்கள். அங்கே காணவில்லை என்றால் “${websiteText.find}” மூலம் தேடுங்கள்.`,
      'புதிய எண்ணை எழுதுங்கள். அது இருக்கும் எல்லாப் பக்கங்களிலும் மாறும்.',
      `“${websiteText.publish}” என்பதைத் தட்டி, மாறியதைச் சரிபார்த்து, “${websiteText.publishNow}” என்பதைத் தட்டுங்கள். அதன் பிறகே பார்வையாளர்களுக்குத் தெரியும்.`,
    ],
    [
      'புதிய மனைப்பிரிவைச் சேர்ப்பது',
      `“${frame.layouts}” என்பதைத் தட்டி, “${layoutText.newLayout}” என்பதைத் தட்டுங்கள்.`,
      `கேள்விகளுக்குப் பதில் சொல்லுங்கள்: பெயர், ஊர், TNRERA பதிவு எண், எத்தனை மனைகள், அளவு, சாலை, ஒரு சென்ட் விலை. பிறகு “${layoutText.makePage}” என்பதைத் தட்டுங்கள்.`,
      `மீதியை “${layoutText.parts.details}” பகுதியில் நிரப்பி, “${layoutText.isPublic}” என்பதை இயக்குங்கள்: சட்டப்படி வேண்டியது ஏதாவது விடுபட்டிருந்தால் அங்கேயே காட்டும். பிறகு “${websiteText.publish}”, “${websiteText.publishNow}” என்பவற்றைத் தட்டுங்கள்.`,
    ],
  ],
  en: [
    [
      'Call a new lead',
      `Tap “${frame.leads}”. There are the people who wrote: those due today first, then the new ones.`,
      `Tap “${leadsText.call}” below the name.`,
      `Tap the name to read the message. Note the day of the next step and tap “${leadsText.save}”.`,
    ],
    [
      'Answer on WhatsApp',
      `Under “${frame.leads}”, tap “${leadsText.whatsapp}” below the name.`,
      'WhatsApp opens with a greeting in the language of the message. Add your answer and send it.',
    ],
    [
      'Clear out spam',
      `Under “${frame.leads}”, tap the name and then “${leadsText.isSpam}”. The message goes to “${leadsText.spamList}”.`,
      `Tap “${leadsText.spamList}” and look through it. For a real message tap its name and then “${leadsText.isNoSpam}”.`,
      `“${leadsText.emptySpam}” permanently deletes all the others.`,
    ],
    [
      'Upload today’s photos',
      `Tap “${frame.photos}” at the bottom, then the button that chooses files. Select all of today’s photos at once.`,
      'Service, place and layout are kept from last time. Change them if today’s are different.',
      `Tap “${photosText.upload}”. Keep the page open until all of them are uploaded.`,
    ],
    [
      'Change the status of a plot',
      `Tap “${frame.layouts}”. Under each layout are the numbers of its plots.`,
      `Tap the number, then what it is now: ${states.available}, ${states.held}, ${states.booked} or ${states.sold}. Visitors see it within a minute.`,
      `The wrong plot? “${frame.undo}” at the bottom changes it back. If you notice it later, tap the number again and then “${layoutText.backToAvailable}”.`,
    ],
    [
      'Change the phone number everywhere',
      `Tap “${frame.content}”, then the phone number on the page. If you do not see it there, use “${websiteText.find}”.`,
      'Type the new number. It changes on all pages where it stands.',
      `Tap “${websiteText.publish}”, check what has changed, and tap “${websiteText.publishNow}”. Only then do visitors see it.`,
    ],
    [
      'Add a layout',
      `Tap “${frame.layouts}”, then “${layoutText.newLayout}”.`,
      `Answer the questions: name, town, TNRERA registration number, how many plots, their size, the road, the price of a cent. Then tap “${layoutText.makePage}”.`,
      `Fill in the rest under “${layoutText.parts.details}”, and switch “${layoutText.isPublic}” on. If something that the law requires is missing, it is shown there. Then tap “${websiteText.publish}” and “${websiteText.publishNow}”.`,
    ],
  ],
};
