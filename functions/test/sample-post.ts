import { randomUUID } from 'node:crypto';
import { FORM_SERVICES, NO_SERVICES } from '@theni/contract';

/** What the form posts; tests say only what matters to them. */
export function samplePost({
  id = randomUUID() as string,
  ...formData
}: Record<string, string> = {}) {
  return {
    id,
    formData: {
      name: 'முத்து <b>Muthu</b>',
      email: 'visitor@theni.example',
      message: 'Say Hi\nவணக்கம் & "நன்றி"',
      services: { ...NO_SERVICES, plots: FORM_SERVICES.plots },
      ...formData,
    },
  };
}
