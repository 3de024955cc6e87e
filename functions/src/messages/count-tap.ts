import type { ContactClick } from '@theni/contract';
import { pageNames, pages } from '@theni/contract/pages';
import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ClientAddress } from './client-address.ts';
import { tooMany } from './rate-limiter.ts';

/**
 * Counts a tap on a number. Resolves when it is counted, because the function has no processor after its response.
 * @throws {HttpProblem} 400 for what is not on the site, 429 over the limit
 */
export async function countContactClick(
  { contactClicks, plots, now }: Pick<Dependencies, 'contactClicks' | 'plots' | 'now'>,
  contactClick: ContactClick,
  address: ClientAddress,
): Promise<void> {
  const { Page, Project, Plot } = contactClick;
  const projectPage = /^\/projects\/(?<slug>[^/]+)$/.exec(Page)?.groups?.slug;
  if (!pageNames.some((name) => pages[name].path === Page) && projectPage === undefined)
    throw unknown('Page');
  if (projectPage !== undefined && projectPage !== Project) throw unknown('Project');
  if (Plot !== undefined && Project === undefined) throw unknown('Plot');
  const at = now();
  const waitMs = await contactClicks.admit(address, at);
  if (waitMs !== undefined) throw tooMany('taps', waitMs);
  if (Project !== undefined) {
    const states = await plots.publicStates(Project, at);
    if (!states) throw unknown('Project');
    const hasPlot = Plot === undefined || states.some((plot) => plot.Number === Plot);
    if (!hasPlot) throw unknown('Plot');
  }
  await contactClicks.count(contactClick, at);
}

function unknown(path: 'Page' | 'Project' | 'Plot'): HttpProblem {
  const errors = [{ path, message: 'is not on the site' }];
  return new HttpProblem(400, 'The request is not valid.', { errors });
}
