import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { readStorage } from '../api/firebase.ts';

/** The address of an uploaded picture in full size; it is not public (yet), and only the admin's token opens it. */
export function useFilePicture(id: string | undefined) {
  return useQuery({
    queryKey: ['layout plan', id],
    queryFn: async () => {
      const file = await call('GET /api/content/files/:id', { params: { id: id ?? '' } });
      if (file.Kind !== 'picture') throw new Error('This file is no picture.');
      const blob = await readStorage(`content/${file.Id}/${Math.max(...file.Widths)}.webp`);
      return URL.createObjectURL(blob);
    },
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'the picture could not be loaded' },
  });
}
