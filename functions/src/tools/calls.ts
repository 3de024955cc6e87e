import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/answer-calls.ts';
import { areaPage, loanPage } from './tools-page.ts';

export function toolsCalls({ publishedContent }: Pick<Dependencies, 'publishedContent'>) {
  return {
    async area({ query, response }: CallInput<'GET /api/tools/area'>) {
      response.type('html').send(areaPage(query, await publishedContent()));
    },

    async loan({ query, response }: CallInput<'GET /api/tools/loan'>) {
      response.type('html').send(loanPage(query, await publishedContent()));
    },
  };
}
