/** The small pages that a link to one item shows in a chat, and the one for a link that leads to nothing. */
export const share = {
  project: { en: 'A project of {company}', ta: '{company} நிறுவனத்தின் பணிகளில் ஒன்று' },
  /** The law asks for number, authority and promoter wherever a project is shown. */
  registration: {
    en: '{project}. TNRERA registration number: {number}. {authority} Promoter: {promoter}, {address}.',
    ta: '{project}. TNRERA பதிவு எண்: {number}. {authority} மேம்பாட்டாளர்: {promoter}, {address}.',
  },
  exemption: {
    en: '{project}. No TNRERA registration needed: {reason}. {authority} Promoter: {promoter}, {address}.',
    ta: '{project}. TNRERA பதிவு தேவையில்லை: {reason}. {authority} மேம்பாட்டாளர்: {promoter}, {address}.',
  },
  seeInGallery: { en: 'See it in the gallery', ta: 'படத்தொகுப்பில் பார்க்க' },
  seeProjects: { en: 'See our projects', ta: 'எங்கள் பணிகளைப் பார்க்க' },
  notFoundTitle: { en: 'Page Not Found', ta: 'பக்கம் இல்லை' },
};
