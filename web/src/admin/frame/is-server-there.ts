/** Whether a page load would be answered, by the server and not by the browser's cache. */
export async function isServerThere(): Promise<boolean> {
  const init = { method: 'HEAD', cache: 'no-store' } as const;
  return fetch(location.href, init).then(
    ({ ok }) => ok,
    () => false,
  );
}
