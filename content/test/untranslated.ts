/** These texts are rightly the same in both languages. */
export const untranslated = [
  'pageTitle',
  'frame.whatsapp',
  'frame.social.facebook',
  'frame.social.twitter',
  'frame.social.instagram',
  'frame.social.youtube',
  'layoutPage.units.fileSize',
] as const;

/** Tamil texts may have these words in Latin letters. */
export const latinWords = (
  '2D 3D C DTCP EC EMI English FMB Facebook Google IP Instagram ' +
  'JavaScript KB PDF QR RERA SendGrid TNREGINET TNRERA Twilio Twitter WhatsApp YouTube browser'
).split(' ');
