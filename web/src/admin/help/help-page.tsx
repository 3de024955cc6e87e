import type { Language } from '@theni/contract/site-map';
import { AdminPage } from '../frame/admin-page.tsx';
import { Disclosure } from '../ui/controls.tsx';
import { labels } from './labels.ts';

export default function HelpPage() {
  return (
    <AdminPage heading="Help · உதவி">
      {Object.entries(help).map(([language, tasks]) => (
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
      ))}
    </AdminPage>
  );
}

// Everything is called as it stands on the screen.

/**
 * What the owner does most: the title of each task, and its steps. The admin area itself is
 * English.
 */
export const help: Record<Language, [title: string, ...steps: string[]][]> = {
  ta: [
    [
      'புதிதாக விசாரித்தவரை அழைப்பது',
      `“${labels.leads}” என்பதைத் தட்டுங்கள். எழுதியவர்களின் பெயர்கள் இருக்கும்: யாரும் பதில் சொல்லாதவர்கள் முதலில், பிறகு இன்று பேச வேண்டியவர்கள், பிறகு பழையவர்கள்.`,
      `பெயருக்குக் கீழே உள்ள “${labels.call}” பொத்தானைத் தட்டுங்கள்.`,
      `பெயரைத் தட்டினால், அவர் எழுதியதைப் படிக்கலாம். அடுத்துப் பேச வேண்டிய நாளையும் குறிப்பையும் எழுதி, “${labels.save}” பொத்தானைத் தட்டுங்கள்.`,
    ],
    [
      'WhatsApp-இல் பதில் சொல்வது',
      `“${labels.leads}” பக்கத்தில், பெயருக்குக் கீழே உள்ள “${labels.whatsapp}” பொத்தானைத் தட்டுங்கள்.`,
      'அவர் எழுதிய மொழியிலேயே வணக்கச் செய்தியுடன் WhatsApp திறக்கும். உங்கள் பதிலை எழுதி அனுப்புங்கள்.',
    ],
    [
      'வேண்டாத செய்திகளை அகற்றுவது',
      `“${labels.leads}” பக்கத்தில் பெயரைத் தட்டி, “${labels.isSpam}” என்பதைத் தட்டுங்கள். அந்தச் செய்தி “${labels.spam}” என்பதன் கீழ் போகும்.`,
      `“${labels.spam}” என்பதைத் தட்டிப் பாருங்கள். உண்மையான செய்தி இருந்தால், அதன் பெயரைத் தட்டி “${labels.isNoSpam}” என்பதைத் தட்டுங்கள்.`,
      `“${labels.emptySpam}” மீதி எல்லாவற்றையும் நிரந்தரமாக நீக்கும்.`,
    ],
    [
      'இன்றைய படங்களைப் பதிவேற்றுவது',
      `கீழே “${labels.photos}” என்பதைத் தட்டி, கோப்புகளைத் தேர்ந்தெடுக்கும் பொத்தானைத் தட்டுங்கள். இன்றைய படங்கள் எல்லாவற்றையும் ஒரே முறையில் தேர்ந்தெடுங்கள்.`,
      'சேவை, இடம், மனைப்பிரிவு ஆகியவை கடந்த முறை நீங்கள் கொடுத்தவையே. இன்று வேறு என்றால் மாற்றுங்கள்.',
      `“${labels.upload}” என்பதைத் தட்டுங்கள். எல்லாம் பதிவேறும் வரை பக்கத்தைத் திறந்தே வைத்திருங்கள்.`,
    ],
    [
      'மனையின் நிலையை மாற்றுவது',
      `“${labels.layouts}” என்பதைத் தட்டுங்கள். ஒவ்வொரு மனைப்பிரிவின் கீழும் அதன் மனை எண்கள் இருக்கும்.`,
      `மனை எண்ணைத் தட்டி, அதன் இன்றைய நிலையைத் தட்டுங்கள்: ${labels.plotStates.available} (விற்பனைக்கு), ${labels.plotStates.held} (ஒருவருக்காக ஒதுக்கியது), ${labels.plotStates.booked} (முன்பதிவானது), ${labels.plotStates.sold} (விற்பனையானது). ஒரு நிமிடத்துக்குள் பார்வையாளர்களுக்குத் தெரியும்.`,
      `தவறான மனையா? கீழே உள்ள “${labels.undo}” அதைப் பழையபடி மாற்றும். பல மனைகள் என்றால், ஒரு தட்டல் என்ன செய்யும் என்பதைப் பட்டியலின் மேல் தேர்ந்தெடுங்கள்; ஒவ்வொன்றுக்கும் ஒரு நிமிடம் “${labels.undo}” இருக்கும். பிறகு தெரிந்தால், அதே மனை எண்ணைத் தட்டி, “${labels.backToAvailable}” என்பதைத் தட்டுங்கள்.`,
    ],
    [
      'தொலைபேசி எண்ணை எல்லா இடத்திலும் மாற்றுவது',
      `“${labels.website}” என்பதைத் தட்டி, பக்கத்தில் உள்ள தொலைபேசி எண்ணைத் தட்டுங்கள். அங்கே காணவில்லை என்றால் “${labels.search}” மூலம் தேடுங்கள்.`,
      'புதிய எண்ணை எழுதுங்கள். அது இருக்கும் எல்லாப் பக்கங்களிலும் மாறும்.',
      `“${labels.publish}” என்பதைத் தட்டி, மாறியதைச் சரிபார்த்து, “${labels.publishNow}” என்பதைத் தட்டுங்கள். அதன் பிறகே பார்வையாளர்களுக்குத் தெரியும்.`,
    ],
    [
      'புதிய மனைப்பிரிவைச் சேர்ப்பது',
      `“${labels.layouts}” என்பதைத் தட்டி, “${labels.newLayout}” என்பதைத் தட்டுங்கள்.`,
      `பெயர், ஊர், எத்தனை மனைகள், அளவு ஆகியவற்றை எழுதி, “${labels.makePage}” என்பதைத் தட்டுங்கள்.`,
      `உங்களிடம் Excel பட்டியல் இருந்தால், “Add plots” என்பதில் அந்தக் கோப்பைத் தேர்ந்தெடுங்கள். புரியாத வரிகள் அங்கேயே காட்டப்படும்; அங்கேயே திருத்தலாம்.`,
      `மீதியை “${labels.details}” பகுதியில் நிரப்பி, “${labels.isPublic}” என்பதை இயக்குங்கள்: சட்டப்படி வேண்டியது ஏதாவது விடுபட்டிருந்தால் அங்கேயே காட்டும். பிறகு “${labels.publish}”, “${labels.publishNow}” என்பவற்றைத் தட்டுங்கள்.`,
    ],
  ],
  en: [
    [
      'Call a new lead',
      `Tap “${labels.leads}”. There are the people who wrote: those whom nobody has answered first, then those due today.`,
      `Tap “${labels.call}” below the name.`,
      `Tap the name to read the message. Note the day of the next step and tap “${labels.save}”.`,
    ],
    [
      'Answer on WhatsApp',
      `Under “${labels.leads}”, tap “${labels.whatsapp}” below the name.`,
      'WhatsApp opens with a greeting in the language of the message. Add your answer and send it.',
    ],
    [
      'Clear out spam',
      `Under “${labels.leads}”, tap the name and then “${labels.isSpam}”. The message goes to “${labels.spam}”.`,
      `Tap “${labels.spam}” and look through it. For a real message tap its name and then “${labels.isNoSpam}”.`,
      `“${labels.emptySpam}” permanently deletes all the others.`,
    ],
    [
      'Upload today’s photos',
      `Tap “${labels.photos}” at the bottom, then the button that chooses files. Select all of today’s photos at once.`,
      'Service, place and layout are kept from last time. Change them if today’s are different.',
      `Tap “${labels.upload}”. Keep the page open until all of them are uploaded.`,
    ],
    [
      'Change the status of a plot',
      `Tap “${labels.layouts}”. Under each layout are the numbers of its plots.`,
      `Tap the number, then what it is now: ${labels.plotStates.available}, ${labels.plotStates.held}, ${labels.plotStates.booked} or ${labels.plotStates.sold}. Visitors see it within a minute.`,
      `The wrong plot? “${labels.undo}” at the bottom changes it back. For several plots, choose above the list what a tap does; each has its own “${labels.undo}” for a minute. If you notice it later, tap the number again and then “${labels.backToAvailable}”.`,
    ],
    [
      'Change the phone number everywhere',
      `Tap “${labels.website}”, then the phone number on the page. If you do not see it there, use “${labels.search}”.`,
      'Type the new number. It changes on all pages where it stands.',
      `Tap “${labels.publish}”, check what has changed, and tap “${labels.publishNow}”. Only then do visitors see it.`,
    ],
    [
      'Add a layout',
      `Tap “${labels.layouts}”, then “${labels.newLayout}”.`,
      `Type its name, its town, how many plots it has and their size. Then tap “${labels.makePage}”.`,
      'If you have a list in Excel, choose its file under “Add plots”. Rows that are not understood are shown there, and you can mend them there.',
      `Fill in the rest under “${labels.details}”, and switch “${labels.isPublic}” on. If something that the law requires is missing, it is shown there. Then tap “${labels.publish}” and “${labels.publishNow}”.`,
    ],
  ],
};
