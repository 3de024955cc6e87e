import type { Layout } from '@theni/contract';

const EMPTY = { en: '', ta: '' };

/** With which a new one begins. */
export function emptyLayout(name: string): Layout {
  return {
    name: { en: name, ta: '' },
    description: EMPTY,
    status: 'upcoming',
    place: '',
    geo: null,
    approval: { authority: '', number: '', date: '' },
    registration: {
      number: '',
      copied: false,
      date: '',
      page: '',
      formC: '',
      exemption: '',
      reason: EMPTY,
    },
    promoter: { name: EMPTY, address: EMPTY },
    extent: null,
    roads: EMPTY,
    amenities: [],
    price: { perCent: null, perSqFt: null, asOf: '' },
    distances: [],
    directions: EMPTY,
    documents: [],
    photos: [],
    plan: null,
    Plots: [],
  };
}
