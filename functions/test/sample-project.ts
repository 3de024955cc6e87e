import type { Project } from '@theni/contract';

const text = (en: string, ta: string) => ({ en, ta });
const none = text('', '');

/** A project that may be public; tests say only what matters to them. */
export function sampleProject(changes: Partial<Project> = {}): Project {
  return {
    name: text('Sample Garden', 'மாதிரித் தோட்டம்'),
    description: text('Plots by the river', 'ஆற்றங்கரை மனைகள்'),
    status: 'selling',
    place: 'Theni',
    geo: { latitude: 10.01, longitude: 77.47 },
    approval: { authority: 'DTCP', number: '12/2023', date: '2023-01-02' },
    registration: {
      number: 'TN/29/Layout/0195/2023',
      copied: false,
      date: '2023-02-03',
      page: 'https://rera.tn.gov.in/sample',
      formC: 'https://rera.tn.gov.in/sample-form-c',
      exemption: '',
      reason: none,
    },
    promoter: { name: text('A. Sample', 'அ. மாதிரி'), address: text('Theni', 'தேனி') },
    extent: 40_000,
    roads: none,
    amenities: [],
    price: { perCent: null, perSqFt: null, asOf: '' },
    distances: [],
    directions: none,
    documents: [],
    photos: [],
    plan: null,
    ...changes,
  };
}
