import { screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { sampleLayouts } from '../../../../config/sample-layouts.ts';
import { openPublicPage } from '../../../test/public-page.tsx';

/** To it everything is in view. */
class SeesAll {
  readonly #listener: IntersectionObserverCallback;
  constructor(listener: IntersectionObserverCallback) {
    this.#listener = listener;
  }
  observe() {
    this.#listener([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

test('a card in view says how many plots are available now, in Tamil too', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  const { onRequest } = openPublicPage('/layouts', { language: 'ta' });
  const [garden] = sampleLayouts;
  onRequest(/sample-garden\/plots$/, () =>
    Response.json(
      garden.plots.map(({ number }, index) => ({
        number,
        state: index < 5 ? 'available' : 'sold',
      })),
    ),
  );
  await screen.findByText('மனைகள்: 24-இல் 5 விற்பனைக்கு');
});
