import { useState } from 'react';

const PLACE = 'left-as-is';

/** What the owner has said is right as it stands, on this device: it is asked no more. */
export function useLeftAsIs() {
  const [keys, setKeys] = useState(restored);
  function leave(key: string, asked: string[]) {
    // What nobody asks any more is forgotten.
    const next = [...keys.filter((each) => asked.includes(each)), key];
    setKeys(next);
    try {
      localStorage.setItem(PLACE, JSON.stringify(next));
    } catch (error) {
      console.error('an answer could not be kept on this device', error);
    }
  }
  return { isLeft: (key: string) => keys.includes(key), leave };
}

function restored(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}
