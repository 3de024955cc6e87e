import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '@theni/content';
import type { SiteConfig } from '../../config/current-config.ts';

/**
 * A line for each file of the built site that tells what only the API may tell, and only to the
 * admin.
 */
export async function privateValueIssues(
  folder: string,
  { admin }: SiteConfig,
  { company }: Content,
): Promise<string[]> {
  // The admin's address is public where the owner made it so: as the company's.
  const isPublic = admin.email === company.email.trim().toLowerCase();
  const analytics = admin.analyticsUrl.trim().toLowerCase();
  const values = [isPublic ? '' : admin.email, analytics].filter(Boolean);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const issues = files.map(async ({ parentPath, name }) => {
    const text = (await readFile(join(parentPath, name), 'latin1')).toLowerCase();
    return values
      .filter((value) => text.includes(value))
      .map((value) => `${name} tells strangers ${value}.`);
  });
  return (await Promise.all(issues)).flat();
}
