import fc from 'fast-check';
import { LAYOUT_PATH } from '../layout-api.ts';
import type { Step } from './step.ts';
import { HEADLINE, withDraft } from './world.ts';

export const saveHeadline = fc.nat(9999).map((tag): Step => {
  const headline = `Headline ${tag}`;
  const changes = { [HEADLINE]: { en: headline, ta: 'தலைப்பு' } };
  return {
    name: `save ${headline}`,
    events: 12,
    act: async (ask) => [await ask('PATCH', '/content', { body: { changes } })],
    outcomes: (world) => [withDraft(world, { headline })],
  };
});

export const saveLayoutName = fc.nat(9999).map((tag): Step => {
  const layoutName = `Garden ${tag}`;
  const changes = { name: { en: layoutName, ta: 'தோட்டம்' } };
  return {
    name: `name the layout ${layoutName}`,
    events: 12,
    act: async (ask) => [await ask('PATCH', LAYOUT_PATH, { body: { changes } })],
    outcomes: (world) => [withDraft(world, { layoutName })],
  };
});
