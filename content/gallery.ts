import type { Service } from '@theni/contract/item';
import type { Text } from './text.ts';

/** Specification §2, §4: 'Loading Please wait....' to the letter. */
export const gallery = {
  heading: { en: 'Gallery', ta: 'படங்கள்' },
  intro: {
    en: 'Photos and videos of our plots, houses and roads. Tap a photo to see it large and to ask about it.',
    ta: 'எங்கள் மனைகள், வீடுகள், சாலைகளின் புகைப்படங்களும் வீடியோக்களும் இங்கே. ஒரு படத்தைத் தட்டினால் அதைப் பெரிதாகப் பார்க்கலாம், அதைப் பற்றிக் கேட்கலாம்.',
  },
  loading: { en: 'Loading Please wait....', ta: 'படங்கள் வருகின்றன, காத்திருங்கள்....' },
  empty: { en: 'Photos will come here soon.', ta: 'விரைவில் இங்கே படங்கள் வரும்.' },
  failed: { en: 'The photos could not be loaded.', ta: 'படங்களைக் காட்ட முடியவில்லை.' },
  more: { en: 'More photos', ta: 'மேலும் படங்கள்' },
  noScript: { en: 'The gallery needs JavaScript.', ta: 'படங்களைப் பார்க்க JavaScript தேவை.' },
  adminPanel: { en: 'Admin Panel', ta: 'நிர்வாகப் பகுதி' },
  noMatch: { en: 'No photos of this kind yet.', ta: 'இந்த வகையில் இன்னும் படங்கள் இல்லை.' },
  /** Screen readers say this when a filter has found some. */
  found: { en: 'Photos: {count}', ta: 'படங்கள்: {count}' },
  filters: {
    service: { en: 'Service', ta: 'சேவை' },
    place: { en: 'Town', ta: 'ஊர்' },
    all: { en: 'All', ta: 'அனைத்தும்' },
  },
  gone: {
    en: 'This photo is no longer in the gallery.',
    ta: 'இந்தப் படம் இப்போது இங்கே இல்லை.',
  },
  /** For screen readers. */
  largeView: {
    name: { en: 'Photos, one at a time', ta: 'படங்கள், ஒவ்வொன்றாக' },
    position: { en: '{index} of {total}', ta: '{total} படங்களில் {index}-ஆவது' },
    pictures: { en: 'Photo gallery', ta: 'படங்கள்' },
    previous: { en: 'Previous', ta: 'முந்தையது' },
    next: { en: 'Next', ta: 'அடுத்தது' },
    close: { en: 'Close', ta: 'மூட' },
    zoomIn: { en: 'Zoom in', ta: 'பெரிதாக்க' },
    zoomOut: { en: 'Zoom out', ta: 'சிறிதாக்க' },
  },
  newest: {
    heading: { en: 'Newest photos', ta: 'புதிய படங்கள்' },
    all: { en: 'See them all in the gallery', ta: 'எல்லாப் படங்களையும் பார்க்க' },
  },
  /** The WhatsApp link of an item in the large view opens with `greeting`. */
  ask: {
    label: { en: 'Ask about this on WhatsApp', ta: 'இதைப் பற்றி WhatsApp மூலம் கேட்க' },
    greeting: {
      en: 'Hello {company}, I saw your photo "{service}, {place}" and would like to know more: {address}',
      ta: 'வணக்கம் {company}, உங்கள் "{service}, {place}" படத்தைப் பார்த்தேன். மேலும் விவரம் அறிய விரும்புகிறேன்: {address}',
    },
  },
};

/** Visitors read these names for an item's `Service` (specification §3 to §5). */
export const serviceNames = {
  'Plots and Approvals': { en: 'Plots and Approvals', ta: 'மனைகளும் அங்கீகாரமும்' },
  'Consturction ': { en: 'Consturction', ta: 'கட்டுமானம்' },
  'Road Work': { en: 'Road Work', ta: 'சாலை அமைத்தல்' },
  '2d,3d plans': { en: '2d,3d plans', ta: '2D/3D வீட்டு வரைபடங்கள்' },
  Construction: { en: 'Construction', ta: 'கட்டுமானம்' },
  'Plots for sales': { en: 'Plots for sales', ta: 'மனை விற்பனை' },
  'Plots and Approval': { en: 'Plots and Approval', ta: 'மனையும் அங்கீகாரமும்' },
} satisfies Record<Service, Text> & Record<string, Text>;
