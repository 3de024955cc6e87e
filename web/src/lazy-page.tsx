import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadChunk } from './deployment.ts';

export interface LazyPage {
  Page: ComponentType;
  /** Before a prerendered page is hydrated its component must be here, or React would find a hole. */
  preload: () => Promise<ComponentType>;
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;

  async function preload(): Promise<ComponentType> {
    loaded ??= await loadChunk(load());
    return loaded;
  }

  const Later = lazy(async () => ({ default: await preload() }));

  function Page() {
    const [Component] = useState(() => loaded ?? Later);
    return createElement(Component);
  }

  return { Page, preload };
}
