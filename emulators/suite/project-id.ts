/** The project of the local stack; no server has a project of this kind of name. */
export const PROJECT_ID = 'demo-theni';
export const BUCKET = `${PROJECT_ID}.appspot.com`;
