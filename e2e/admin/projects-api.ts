import type { Page, Route } from '@playwright/test';
import type {
  ContentFault,
  ContentFile,
  InboxMessage,
  Plot,
  PlotFacts,
  Project,
  ProjectAnswer,
  ProjectSummary,
} from '@theni/contract';
import sharp from 'sharp';
import { emptyProject } from '../../web/src/admin/projects/empty-project.ts';
import { problem } from '../answers.ts';
import { photos } from '../gallery-api.ts';

export const PLAN = { file: '11111111-1111-4111-8111-111111111111', width: 1200, height: 800 };

interface Stored {
  project: Project;
  version: number;
  ready: { version: number; project: Project } | undefined;
  published: number | null;
  plots: Plot[];
  plotsVersion: number;
}

/** What stands behind the calls under /api/admin/projects, as docs/api.md tells of them, for one test. */
export class ProjectsApi {
  stored = new Map<string, Stored>();
  /** No connection to the server. */
  isAway = false;
  /** Of the calls that change plots, in their order. */
  sent: { call: string; body: unknown }[] = [];

  add(slug: string, change: Partial<Project> = {}, plots: Partial<Plot>[] = []): Stored {
    const stored: Stored = {
      project: { ...meeraNagar(), ...change },
      version: 1,
      ready: undefined,
      published: null,
      plots: plots.map(plot),
      plotsVersion: 1,
    };
    this.stored.set(slug, stored);
    return stored;
  }

  async serve(page: Page): Promise<void> {
    const plan = await planPicture();
    await page.route(/\/api\/admin\/projects/, (route) => this.#answer(route));
    await page.route(/\/api\/admin\/file$/, (route) => route.fulfill({ json: photos(4) }));
    await page.route(/\/api\/messages(?:\?|$)/, (route) => route.fulfill({ json: messages() }));
    await page.route(/\/api\/content\/files\//, (route) =>
      route.fulfill({ json: fileOf(route.request().url().split('/').at(-1) ?? '') }),
    );
    await page.route(/\/v0\/b\/.*content%2F/, (route) =>
      route.fulfill({ contentType: 'image/webp', body: plan }),
    );
    await page.route(/\/sample-files\//, (route) =>
      route.fulfill({ contentType: 'image/webp', body: plan }),
    );
  }

  /** As another tab does. */
  book(slug: string, number: string): void {
    const stored = this.#find(slug);
    stored.plots = stored.plots.map((each) =>
      each.Number === number ? { ...each, State: 'booked', Version: each.Version + 1 } : each,
    );
  }

  #find(slug: string): Stored {
    const stored = this.stored.get(slug);
    if (!stored) throw new Error(`There is no project ${slug}.`);
    return stored;
  }

  async #answer(route: Route): Promise<void> {
    if (this.isAway) return route.abort();
    const request = route.request();
    const { pathname } = new URL(request.url());
    const [slug, kind, number] = pathname
      .replace(/^\/api\/admin\/projects\/?/, '')
      .split('/')
      .map(decodeURIComponent);
    const method = request.method();
    if (!slug) return method === 'GET' ? this.#list(route) : this.#create(route);
    const stored = this.stored.get(slug);
    if (!stored) return route.fulfill(problem(404, 'There is no such project.'));
    if (method === 'GET') return route.fulfill({ json: answerOf(slug, stored) });
    const seen = request.headers()['if-match'];
    const isOf = (version: number | undefined) => seen === `"${version}"`;
    const overtaken = () => route.fulfill(problem(412, 'Another tab was faster.'));
    if (kind === 'plots') {
      const one = stored.plots.find((each) => each.Number === number);
      if (!one || !isOf(one.Version)) return overtaken();
      return this.#patch(route, slug, one);
    }
    if (kind === 'plots.csv')
      return isOf(stored.plotsVersion) ? this.#csv(route, slug, stored) : overtaken();
    if (!isOf(stored.version)) return overtaken();
    if (method === 'DELETE') {
      this.stored.delete(slug);
      return route.fulfill({ status: 204 });
    }
    return put(route, slug, stored);
  }

  #list(route: Route): Promise<void> {
    const summaries = [...this.stored].map(([slug, stored]) => summaryOf(slug, stored));
    return route.fulfill({ json: summaries });
  }

  #create(route: Route): Promise<void> {
    const { Slug, Project } = route.request().postDataJSON();
    if (this.stored.has(Slug))
      return route.fulfill(problem(409, 'Another project has this address.'));
    return route.fulfill({ status: 201, json: answerOf(Slug, this.add(Slug, Project)) });
  }

  #patch(route: Route, slug: string, one: Plot): Promise<void> {
    const body = route.request().postDataJSON();
    this.sent.push({ call: `PATCH ${one.Number}`, body });
    Object.assign(one, { HeldUntil: null }, body, { Version: one.Version + 1 });
    return route.fulfill({ json: answerOf(slug, this.#find(slug)) });
  }

  #csv(route: Route, slug: string, stored: Stored): Promise<void> {
    const mode = new URL(route.request().url()).searchParams.get('mode');
    const { Csv } = route.request().postDataJSON();
    this.sent.push({ call: `plots.csv ${mode}`, body: Csv });
    const rows = rowsOf(Csv);
    const errors = rows.flatMap(faultsOf);
    if (errors.length > 0) {
      const { body, ...answer } = problem(422, 'Bad rows.');
      return route.fulfill({ ...answer, body: JSON.stringify({ ...JSON.parse(body), errors }) });
    }
    const before = new Map(stored.plots.map((each) => [each.Number, each]));
    const made = rows.filter(({ number }) => number).map((row) => plotOf(before, row));
    const names = new Set(made.map((each) => each.Number));
    stored.plots =
      mode === 'replace'
        ? made
        : [
            ...stored.plots.map(
              (each) => made.find((other) => other.Number === each.Number) ?? each,
            ),
            ...made.filter((each) => !before.has(each.Number) && names.has(each.Number)),
          ];
    stored.plotsVersion += 1;
    return route.fulfill({ json: answerOf(slug, stored) });
  }
}

function put(route: Route, slug: string, stored: Stored): Promise<void> {
  const { Project, Ready } = route.request().postDataJSON();
  stored.project = Project;
  stored.version += 1;
  if (Ready !== undefined)
    stored.ready = Ready
      ? { version: stored.version, project: structuredClone(Project) }
      : undefined;
  return route.fulfill({ json: answerOf(slug, stored) });
}

type Row = Record<string, string>;

function rowsOf(csv: string): Row[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const cells = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) => a ?? b ?? '');
  const columns = cells(head);
  return lines.map((line) =>
    Object.fromEntries(cells(line).map((cell, index) => [columns[index] ?? '', cell])),
  );
}

function faultsOf(row: Row, index: number): ContentFault[] {
  const number = index + 2;
  if (!row.number || row.sq_ft === undefined || Number(row.sq_ft) > 0) return [];
  const message = `Row ${number}: sq_ft must be a size in square feet, not “${row.sq_ft}”.`;
  return [{ path: `rows.${number}.sq_ft`, message }];
}

function plotOf(before: Map<string, Plot>, row: Row): Plot {
  const old = before.get(row.number ?? '') ?? plot({ Number: row.number ?? '' });
  const facts: Partial<PlotFacts> = {
    ...(row.sq_ft !== undefined && { SqFt: Number(row.sq_ft) }),
    ...(row.facing !== undefined && { Facing: row.facing as Plot['Facing'] }),
    ...(row.road_ft !== undefined && { RoadFeet: Number(row.road_ft) || null }),
    ...(row.price !== undefined && { Price: Number(row.price) || null }),
    ...(row.points !== undefined && { Points: row.points }),
  };
  return { ...old, ...facts };
}

function summaryOf(
  slug: string,
  { project, version, ready, published, plots }: Stored,
): ProjectSummary {
  const count = (state: Plot['State']) => plots.filter(({ State }) => State === state).length;
  return {
    Slug: slug,
    Version: version,
    Name: project.name,
    Status: project.status,
    Place: project.place,
    ReadyVersion: ready?.version ?? null,
    PublishedVersion: published,
    Plots: {
      available: count('available'),
      held: count('held'),
      booked: count('booked'),
      sold: count('sold'),
    },
  };
}

function answerOf(slug: string, stored: Stored): ProjectAnswer {
  return {
    ...summaryOf(slug, stored),
    Project: stored.project,
    ReadyProject: stored.ready?.project ?? null,
    AllPlots: stored.plots,
    PlotsVersion: stored.plotsVersion,
  };
}

export function plot(change: Partial<Plot>): Plot {
  return {
    Number: '1',
    SqFt: 1200,
    Facing: 'N',
    RoadFeet: 30,
    Price: 850_000,
    Points: '',
    State: 'available',
    HeldUntil: null,
    Message: null,
    Version: 1,
    ...change,
  };
}

function meeraNagar(): Project {
  return {
    ...emptyProject('Meera Nagar'),
    name: { en: 'Meera Nagar', ta: 'மீரா நகர்' },
    status: 'selling',
    place: 'Theni',
  };
}

function fileOf(id: string): ContentFile {
  return {
    Id: id,
    Name: 'plan.png',
    Bytes: 200_000,
    CreatedAt: '2026-03-02T04:30:00.000Z',
    Kind: 'picture',
    Width: PLAN.width,
    Height: PLAN.height,
    Widths: [480, PLAN.width],
    Colour: '#ffffff',
    Placeholder: '',
  };
}

/** Two rows of plots with a road between them. */
async function planPicture(): Promise<Buffer> {
  const plots = Array.from({ length: 18 }, (_, index) => {
    const x = 60 + (index % 9) * 120;
    const y = index < 9 ? 60 : 460;
    return `<rect x="${x}" y="${y}" width="120" height="280" fill="none" stroke="#999" stroke-width="3"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#fff"/><rect x="60" y="340" width="1080" height="120" fill="#ddd"/>${plots.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}

export const LEAD = '22222222-2222-4222-8222-222222222222';

function messages(): InboxMessage[] {
  return [
    {
      _id: LEAD,
      Name: 'Asha',
      Email: 'asha@theni.example',
      Message: 'Is plot 3 still free?',
      Services: {},
      Language: 'en',
      State: 'sent',
      Attempts: 1,
      Read: true,
      Page: '/',
      Project: null,
      Plot: null,
      Campaign: null,
      Stage: 'new',
      VisitAt: null,
      RemindAt: null,
      Note: null,
      Deleted: null,
      CreatedAt: '2026-11-20T04:30:00.000Z',
    },
  ];
}
