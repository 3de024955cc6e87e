/** Not in `about.ts`, because the home page shows the picture too and would carry all the other words there. */
export const founderAlt = 'Drawing of the founder on a site, with a plan in his hand';
