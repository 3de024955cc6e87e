/** Specification §2: the "Get Direction" map at the foot of Home, About us and Contact us. */
export const map = {
  heading: 'Get Direction',
  directions: 'Directions in Google Maps',
  load: 'Show the Google map',
  frameTitle: 'Google map of our office',
  drawingAlt: 'Drawn map of Theni and the towns around it',
  hours: 'Office hours',
};
