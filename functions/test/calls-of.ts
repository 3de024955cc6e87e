import type { Express } from 'express';

/** What Express keeps of each `use` and each route. */
interface Layer {
  /** As it was given to `use`; `/` when none was. */
  rawPath: string;
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/**
 * Every call that an app answers, from Express's route table; HEAD comes with GET.
 * @throws for a path that is mounted without being a route
 */
export function callsOf(app: Express): string[] {
  return callsOfLayers(app.router.stack as unknown as Layer[], '');
}

function callsOfLayers(layers: Layer[], base: string): string[] {
  return layers.flatMap(({ rawPath, route, handle }) => {
    if (route) return methodsOf(route).map((method) => `${method} ${join(base, route.path)}`);
    if (handle.stack) return callsOfLayers(handle.stack, join(base, rawPath));
    if (rawPath !== '/') throw new Error(`${join(base, rawPath)} is answered outside of a route.`);
    return [];
  });
}

/** `_all` stands for a route's `.all()`, here always the refusal of other methods. */
function methodsOf({ methods }: NonNullable<Layer['route']>): string[] {
  return Object.keys(methods)
    .filter((method) => method !== '_all')
    .map((method) => method.toUpperCase());
}

function join(base: string, path: string): string {
  return path === '/' ? base : base + path;
}
