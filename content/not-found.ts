const message = { en: 'Oops!.. Page Not Found..', ta: 'அடடா!.. இந்தப் பக்கம் இல்லை..' };

/** Specification §2 and §8, the English message to the letter. One file shows both languages. */
export const notFound = {
  message,
  text: { en: 'Try one of these:', ta: 'இவற்றில் ஒன்றைப் பாருங்கள்:' },
  /**
   * This part is in the other language, because the address does not tell which a visitor reads.
   */
  other: {
    message: { en: message.ta, ta: message.en },
    home: { en: 'தமிழ்ப் பக்கங்களுக்குச் செல்ல', ta: 'Go to the English pages' },
  },
};
