const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Whatever looks like the id of a file in these texts of documents. */
export function fileIdsInTexts(texts: unknown[]): Set<string> {
  return new Set(texts.flatMap((text) => String(text ?? '').match(UUIDS) ?? []));
}
