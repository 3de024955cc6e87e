/** The owner does not change the specification's own values, and what only programs read. */
const NOT_EDITED =
  /^(defaultProjects\.[^.]+\.service|company\.address\.country|frame\.(hours\.dayParts|languageSwitch)|contact\.form\.extra)($|\.)/;

export function isEditable(path: string): boolean {
  return !NOT_EDITED.test(path);
}

/** An open list may grow and shrink. The sample projects fill six places. */
export function isOpenList(path: string): boolean {
  return path !== 'defaultProjects';
}
