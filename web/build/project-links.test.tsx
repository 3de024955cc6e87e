import { shipped } from '@theni/content';
import type { Item, PublishedProject } from '@theni/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SAMPLES_AS_OF, sampleProjects } from '../../config/sample-projects.ts';
import { render } from '../src/entry-server.tsx';
import { ProjectLine } from '../src/projects/project-line.tsx';
import { EditionContext } from '../src/words/words.ts';
import { editionOf } from './render-site.ts';

const build = { site: { url: 'https://www.theni.example', keepMessagesDays: 365 } };
const published: PublishedProject[] = sampleProjects.map((sample) => ({
  ...sample,
  AsOf: SAMPLES_AS_OF,
  Photos: [],
  Files: {},
}));
const numbers = published.map(({ Project }) => Project.registration.number);

test.each(['/', '/service-plots', '/projects'])(
  '%s leads to each project, with its number and the authority’s address',
  async (path) => {
    const page = await render(path, editionOf('ta', shipped, published, build));
    for (const { Slug } of published) expect(page).toContain(`href="/ta/projects/${Slug}"`);
    for (const number of numbers) expect(page).toContain(number);
    expect(page).toContain('rera.tn.gov.in');
  },
);

test.each(['/', '/service-plots', '/about-us'])(
  'with no project published, %s has no word of projects',
  async (path) => {
    const page = await render(path, editionOf('en', shipped, [], build));
    expect(page).not.toContain('/projects');
    expect(page).not.toContain('rera.tn.gov.in');
  },
);

test('with no project published, the page of projects says whom to ask', async () => {
  const page = await render('/projects', editionOf('en', shipped, [], build));
  expect(page).toContain(shipped.projectList.empty.en);
});

function lineOf(item: Partial<Item>, language: 'en' | 'ta') {
  return renderToStaticMarkup(
    <StaticRouter location="/gallery">
      <EditionContext value={editionOf(language, shipped, published, build)}>
        <ProjectLine item={item as Item} />
      </EditionContext>
    </StaticRouter>,
  );
}

test('an item of a project shows its name, its number and the authority’s address', () => {
  for (const language of ['en', 'ta'] as const) {
    const line = lineOf({ Project: 'sample-hills' }, language);
    expect(line).toContain(sampleProjects[1]?.Project.name[language]);
    expect(line).toContain('TNRERA/99/LO/0120/2025, rera.tn.gov.in');
  }
});

test('an item of no project, or of one that is not public, shows nothing of it', () => {
  expect(lineOf({}, 'en')).toBe('');
  expect(lineOf({ Project: 'secret' }, 'en')).toBe('');
});
