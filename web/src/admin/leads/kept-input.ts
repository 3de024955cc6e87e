import { useEffect, useState } from 'react';

/** What the owner has done to a lead in this tab and not saved yet. */
export interface KeptInput {
  NextStepOn?: string;
  Note?: string;
  /** He has tapped Call or WhatsApp, and is asked whether that was the answer. */
  hasTapped?: boolean;
}

/** Like `useState`, and it is still there after a reload. */
export function useKeptInput(id: string) {
  const key = `lead ${id}`;
  const [kept, setKept] = useState(
    (): KeptInput => JSON.parse(sessionStorage.getItem(key) ?? '{}'),
  );
  useEffect(() => {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  }, [key, kept]);
  return [kept, setKept] as const;
}

export function hasTyped({ NextStepOn, Note }: KeptInput): boolean {
  return NextStepOn !== undefined || Note !== undefined;
}
