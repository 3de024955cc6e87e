import type { Content } from '@theni/content';
import type { ContentResponse } from '@theni/contract';
import { call } from '../api/call.ts';

/** The draft of the site's content, and how its publication stands. The contract does not know the words themselves. */
export function getContent(): Promise<ContentResponse<Content>> {
  return call('GET /api/content') as Promise<ContentResponse<Content>>;
}
