import { type ContentFile, itemId } from '@theni/contract';
import type { MutexInterface } from 'async-mutex';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { HttpProblem } from '../http/problem.ts';
import { createFile } from './create-file.ts';
import type { StoredFile } from './file-store.ts';

/** Pictures and PDFs of the content. @param mutex held while a file is processed */
export function fileCalls(
  dependencies: Pick<Dependencies, 'contentFiles' | 'objects' | 'now'>,
  mutex: MutexInterface,
) {
  return {
    async create({ body, response }: CallInput<'POST /api/content/files'>) {
      const { file, created } = await createFile(dependencies, mutex, body);
      response.status(created ? 201 : 200).json(responseOf(file));
    },

    async get({ request, response }: CallInput<'GET /api/content/files/:id'>) {
      const { data: id } = itemId.safeParse(request.params.id);
      const file = id && (await dependencies.contentFiles.find(id));
      if (!file) throw new HttpProblem(404, 'There is no such file.');
      response.json(responseOf(file));
    },
  };
}

function responseOf({ Hash: _, ...file }: StoredFile): ContentFile {
  return file;
}
