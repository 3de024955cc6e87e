/** Google has no project with such a name. */
export const PROJECT_ID = 'demo-theni';
export const BUCKET = `${PROJECT_ID}.appspot.com`;
