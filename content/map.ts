/** Specification §2: the "Get Direction" map at the foot of Home, About us and Contact us. */
export const map = {
  heading: { en: 'Get Direction', ta: 'வரும் வழி' },
  directions: { en: 'Directions in Google Maps', ta: 'Google வரைபடத்தில் வழி பார்க்க' },
  load: { en: 'Show Google Maps', ta: 'Google வரைபடத்தைப் பார்க்க' },
  frameTitle: { en: 'Our office in Google Maps', ta: 'எங்கள் அலுவலகம், Google வரைபடத்தில்' },
  drawingAlt: { en: 'Drawn map of Theni and its towns', ta: 'தேனியும் சுற்றியுள்ள ஊர்களும்: வரைபடம்' },
  hours: { en: 'Office hours', ta: 'அலுவலக நேரம்' },
};
