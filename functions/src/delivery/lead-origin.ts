import type { Content } from '@theni/content';
import { pageNames, pages } from '@theni/contract/site-map';
import type { Dependencies } from '../dependencies.ts';
import type { StoredLead } from '../leads/stored-lead.ts';

/** English names of the layout and the page that a lead came from; null where not known. */
export interface LeadOrigin {
  layoutName: string | null;
  pageName: string | null;
}

export async function leadOrigin(
  { layoutVersions }: Pick<Dependencies, 'layoutVersions'>,
  { layout: slug, page: path }: Pick<StoredLead, 'layout' | 'page'>,
  names: Content['pages'],
): Promise<LeadOrigin> {
  const layoutName = slug && (await publishedName(layoutVersions, slug));
  const page = pageNames.find((name) => pages[name].path === path);
  if (page) return { layoutName, pageName: names[page].name.en };
  return { layoutName, pageName: path === `/layouts/${slug}` ? layoutName : path };
}

/**
 * The slug stands for the name of a layout that is not public any more. A fault of the database
 * holds up no mail.
 */
async function publishedName(
  layoutVersions: Pick<Dependencies['layoutVersions'], 'publishedLayout'>,
  slug: string,
): Promise<string> {
  const layout = await layoutVersions.publishedLayout(slug).catch(() => undefined);
  return layout?.name.en ?? slug;
}
