/** A value that has another place since a version of the schema. `*` stands for every element of a list. */
export interface Renamed {
  since: number;
  from: string;
  to: string;
}

/** Oldest first. Whoever adds a line raises `SCHEMA_VERSION` in `changes.ts` to its `since`. */
export const renamed: Renamed[] = [
  { since: 2, from: 'about.founderAlt', to: 'people.founder.picture.alt' },
  { since: 2, from: 'defaultProjects.*.alt', to: 'defaultProjects.*.picture.alt' },
];
