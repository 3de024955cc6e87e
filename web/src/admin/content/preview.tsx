export function Preview() {
  return null;
}
