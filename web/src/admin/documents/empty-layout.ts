import type { Layout } from '@theni/contract';

const EMPTY = { en: '', ta: '' };

/** With which a new one begins: plots that may be advertised are approved, and for sale. */
export const emptyLayout: Layout = {
  name: EMPTY,
  description: EMPTY,
  status: 'selling',
  place: '',
  geo: null,
  approval: { authority: 'DTCP', number: '', date: '' },
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
  survey: { numbers: '', village: EMPTY, taluk: EMPTY },
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
  Public: false,
};
