import type { Ask } from './killable-api.ts';
import type { World } from './world.ts';

/** What one or two persons do, or the clock. Done again after a kill, it comes to the same. */
export interface Step {
  name: string;
  /** How many events of its network a request of it has, roughly: where it may be killed. */
  events: number;
  act: (ask: Ask, world: World, upload: Upload) => Promise<Response[]>;
  /** The worlds that it may lead to. */
  outcomes: (world: World) => World[];
}

/** Uploads a photo once, however often it is asked for. @returns what posts it */
type Upload = (id: string) => Promise<object>;

/** The id of a lead: one of those that there are. */
export const chooseLead = (choice: number, { leads }: World) =>
  Object.keys(leads)[choice % Object.keys(leads).length];
