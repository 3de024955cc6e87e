/** Specification §2 and §8, the English message to the letter. */
export const notFound = {
  message: { en: 'Oops!.. Page Not Found..', ta: 'அடடா!.. இந்தப் பக்கம் இல்லை..' },
  text: { en: 'Try one of these:', ta: 'இவற்றில் ஒன்றைப் பாருங்கள்:' },
};
