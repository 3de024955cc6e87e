import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useInDocument } from './use-in-document.ts';

/** Around the view: what is scrolled to lives by then. */
const MARGIN = '50%';

/** Whatever a visitor does first, by finger, keyboard or screen reader. */
const SIGNS = ['pointerdown', 'focusin', 'click'];

interface InViewProps {
  children: ReactNode;
  /** Wakes them out of view, too. */
  isNeeded?: boolean;
}

/**
 * Leaves the server's HTML of its children as it is until they come near the view, get the focus or are touched; only then React runs
 * them. Put it around a whole section whose HTML works without script: `<HydrateInView><Photos layout={layout} /></HydrateInView>`.
 *
 * Until then effects of the children do not run, and new props do not reach them: state that other sections change belongs above it.
 * A new address is a new context, which React cannot keep from them: it wakes them, or the step to it would wait until they are in view. They are hydrated with the props of the server's HTML first, then get the newest ones before the touch that woke them is handled.
 * Rendered in the browser, after a click on a link or in a preview, they are there at once.
 */
export function HydrateInView({ children, isNeeded = false }: InViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  const [asServed] = useState(children);
  const [isHydrated, setHydrated] = useState(false);
  const shown = isHydrated ? children : asServed;
  const location = useLocation();
  const [servedAt] = useState(location);
  if (isNeeded || location !== servedAt) gate.open();
  useOpenInView(place, gate);
  // The same element again: an update would make React throw the server's HTML away.
  const section = useMemo(
    () => (
      <Suspense>
        <WhenOpen gate={gate} onHydrated={setHydrated}>
          {shown}
        </WhenOpen>
      </Suspense>
    ),
    [gate, shown],
  );
  return <div ref={place}>{section}</div>;
}

function createGate() {
  let resolve = () => {};
  const gate = {
    // From the start where nothing can be seen: on the server.
    isOpen: typeof IntersectionObserver === 'undefined',
    opened: new Promise<void>((open) => {
      resolve = open;
    }),
    open: (): void => {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

type Gate = ReturnType<typeof createGate>;

interface Props {
  gate: Gate;
  onHydrated: (isHydrated: true) => void;
  children: ReactNode;
}

/** Suspended while it is hydrated, and React keeps the server's HTML. */
function WhenOpen({ gate, onHydrated, children }: Props) {
  const isHydrating = useInDocument();
  useLayoutEffect(() => onHydrated(true), [onHydrated]);
  return (
    <Wait gate={gate} isHydrating={isHydrating}>
      {children}
    </Wait>
  );
}

/** No hook beside `use`: when React renders it again after the wait, it would take the others for new ones, and drop the server's HTML. */
function Wait(props: { gate: Gate; isHydrating: boolean; children: ReactNode }) {
  const { gate, isHydrating, children } = props;
  if (isHydrating && !gate.isOpen) use(gate.opened);
  return children;
}

function useOpenInView(place: RefObject<HTMLElement | null>, gate: Gate): void {
  useEffect(() => {
    const { current } = place;
    if (!current || gate.isOpen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
      { rootMargin: MARGIN },
    );
    const touched = ({ target }: Event) => current.contains(target as Node) && open();
    const stop = () => {
      observer.disconnect();
      for (const sign of SIGNS) removeEventListener(sign, touched, true);
    };
    const open = () => {
      gate.open();
      stop();
    };
    observer.observe(current);
    // Before React hears of it at the root of the page: it then hydrates what was touched at once.
    for (const sign of SIGNS) addEventListener(sign, touched, true);
    return stop;
  }, [place, gate]);
}
