import { expect, test } from 'vitest';
import { about } from './about.ts';
import { ask } from './ask.ts';
import { contact, FORM_SERVICES } from './contact.ts';
import { founderAlt } from './founder.ts';
import { frame } from './frame.ts';
import { gallery } from './gallery.ts';
import { defaultProjects, home } from './home.ts';
import { map } from './map.ts';
import { notFound } from './not-found.ts';
import { pages } from './pages.ts';
import { carouselText, construction, plots, roadWork, serviceFrame } from './services.ts';

test('the words that the specification quotes stand to the letter', () => {
  expect(home.hero.headline).toBe('Best Land Promoters In Theni District');
  expect(home.quote.heading).toBe('GET A QOUTE');
  expect(Object.values(home.whatWeDo.cards).map(({ title }) => title)).toEqual([
    'Plots For Sale',
    '2D, 3D Home Plans',
    'Road & Construction Works',
  ]);
  expect(gallery.loading).toBe('Loading Please wait....');
  expect(notFound.message).toBe('Oops!.. Page Not Found..');
  expect(contact.sent).toBe('your message received..');
  expect(contact.failed).toBe('your message cannot send, please contact other way..');
  expect(construction.slides[2]?.title).toBe('Building contruction and Renovation');
});

test('no word of the public pages changes unnoticed', () => {
  expect({
    about,
    ask,
    carouselText,
    construction,
    contact,
    defaultProjects,
    founderAlt,
    frame,
    gallery,
    home,
    map,
    notFound,
    pages,
    plots,
    roadWork,
    serviceChoices: FORM_SERVICES,
    serviceFrame,
  }).toMatchSnapshot();
});
