/** 'Meera Nagar, Phase 2' → 'meera-nagar-phase-2', or 'meera-nagar-phase-2-2' */
export function freeSlug(name: string, taken: string[], count = 1): string {
  const typed = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 56)
    .replace(/^-+|-+$/g, '');
  const slug = typed.length < 3 || typed === 'index' ? 'new-layout' : typed;
  const numbered = count === 1 ? slug : `${slug}-${count}`;
  return taken.includes(numbered) ? freeSlug(name, taken, count + 1) : numbered;
}
