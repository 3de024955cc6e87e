/**
 * The word for a part of the day, such as 'pm', and the hour (0 to 23) in which that part begins.
 */
interface DayPart {
  from: number;
  word: string;
}

export const frame = {
  skipLink: { en: 'Skip to content', ta: 'உள்ளடக்கத்துக்குச் செல்ல' },
  /** The link to the same page in the other language has that language's name. */
  languageSwitch: { en: 'தமிழ்', ta: 'English' },
  menu: {
    label: { en: 'Main menu', ta: 'முதன்மை மெனு' },
    service: { en: 'Service', ta: 'சேவைகள்' },
    open: { en: 'Open menu', ta: 'மெனுவைத் திறக்க' },
    close: { en: 'Close menu', ta: 'மெனுவை மூட' },
  },
  contactStrip: { en: 'Contact', ta: 'தொடர்பு' },
  callBar: { en: 'Call or write', ta: 'அழைக்க அல்லது எழுத' },
  call: { en: 'Call', ta: 'அழைக்க' },
  whatsapp: { en: 'WhatsApp', ta: 'WhatsApp' },
  /** A WhatsApp link opens with this text, which names the page that the visitor was on. */
  whatsappGreeting: {
    en: 'Hello {company}, I am writing from your website ({page}). I would like to know more.',
    ta: 'வணக்கம் {company}, உங்கள் இணையதளத்திலிருந்து ({page}) எழுதுகிறேன். மேலும் விவரம் வேண்டும்.',
  },
  email: { en: 'E-mail', ta: 'மின்னஞ்சல்' },
  carousel: {
    /** Names of the carousel and of a slide, for screen readers. */
    role: { en: 'carousel', ta: 'படக்காட்சி' },
    slideRole: { en: 'slide', ta: 'படம்' },
    previous: { en: 'Previous slide', ta: 'முந்தைய படம்' },
    next: { en: 'Next slide', ta: 'அடுத்த படம்' },
    pause: { en: 'Stop the slides', ta: 'படங்களை நிறுத்த' },
    play: { en: 'Start the slides', ta: 'படங்களை இயக்க' },
    slide: { en: 'Slide {number} of {count}', ta: '{count} படங்களில் {number}-ஆவது' },
  },
  footer: {
    promise: {
      en: 'House plots, home plans, buildings and roads in Theni district.',
      ta: 'தேனி மாவட்டத்தில் மனைகள், வீட்டு வரைபடங்கள், கட்டடங்கள், சாலைகள்.',
    },
    phone: { en: 'Phone', ta: 'தொலைபேசி' },
    office: { en: 'Office', ta: 'அலுவலகம்' },
    pages: { en: 'Pages', ta: 'பக்கங்கள்' },
    rights: { en: 'All rights reserved.', ta: 'அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.' },
  },
  social: {
    facebook: { en: 'Facebook', ta: 'Facebook' },
    twitter: { en: 'Twitter', ta: 'Twitter' },
    instagram: { en: 'Instagram', ta: 'Instagram' },
    youtube: { en: 'YouTube', ta: 'YouTube' },
  },
  /** 'Monday to Saturday, 9.30 am to 7 pm': `days`, a comma, `times`. */
  hours: {
    days: {
      Mo: { en: 'Monday', ta: 'திங்கள்' },
      Tu: { en: 'Tuesday', ta: 'செவ்வாய்' },
      We: { en: 'Wednesday', ta: 'புதன்' },
      Th: { en: 'Thursday', ta: 'வியாழன்' },
      Fr: { en: 'Friday', ta: 'வெள்ளி' },
      Sa: { en: 'Saturday', ta: 'சனி' },
      Su: { en: 'Sunday', ta: 'ஞாயிறு' },
    },
    span: { en: '{from} to {to}', ta: '{from} முதல் {to} வரை' },
    /** `time` on twelve hours, without minutes on the hour: 9.30, 7. */
    time: { en: '{time} {part}', ta: '{part} {time} மணி' },
    dayParts: {
      en: [
        { from: 0, word: 'am' },
        { from: 12, word: 'pm' },
      ],
      ta: [
        { from: 0, word: 'இரவு' },
        { from: 3, word: 'அதிகாலை' },
        { from: 6, word: 'காலை' },
        { from: 12, word: 'மதியம்' },
        { from: 16, word: 'மாலை' },
        { from: 20, word: 'இரவு' },
      ],
    } satisfies Record<'en' | 'ta', DayPart[]>,
    /** Replaces the times 00:00-23:59. */
    allDay: { en: 'open all day', ta: '24 மணி நேரமும்' },
  },
  loadFailed: { en: 'This page could not be loaded.', ta: 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை.' },
  retry: { en: 'Try again', ta: 'மீண்டும் முயல' },
  /** A browser of before 2023 shows this on a page that is empty without script. */
  browserTooOld: {
    en: 'This browser is too old. Please update it.',
    ta: 'இந்த உலாவி மிகப் பழையது. அதைப் புதுப்பியுங்கள்.',
  },
  noScript: { en: 'This page needs JavaScript.', ta: 'இந்தப் பக்கத்துக்கு JavaScript தேவை.' },
};

/** Specification §2: the "Get Direction" map at the foot of Home, About us and Contact us. */
export const map = {
  heading: { en: 'Get Direction', ta: 'வரும் வழி' },
  directions: { en: 'Directions in Google Maps', ta: 'Google வரைபடத்தில் வழி பார்க்க' },
  load: { en: 'Show Google Maps', ta: 'Google வரைபடத்தைப் பார்க்க' },
  frameTitle: { en: 'Our office in Google Maps', ta: 'எங்கள் அலுவலகம், Google வரைபடத்தில்' },
  drawingAlt: { en: 'Drawn map of Theni and its towns', ta: 'தேனியும் சுற்றியுள்ள ஊர்களும்: வரைபடம்' },
  hours: { en: 'Office hours', ta: 'அலுவலக நேரம்' },
};
