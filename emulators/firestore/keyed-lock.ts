interface Claim {
  owner: string;
  granted: Promise<void>;
  grant: () => void;
  timer?: NodeJS.Timeout;
}

/**
 * One lock a key, granted in the order of asking: read-write transactions that read the same thing run one after
 * the other, so that many of them on one document do not wear out their retries. Nothing rests on it but speed, for
 * a commit checks its reads itself. Therefore a holder that keeps others waiting too long (a killed process, two
 * that wait for each other) simply loses its lock; a mutex of a library would keep it.
 */
export class KeyedLock {
  readonly #queues = new Map<string, Claim[]>();
  readonly #maxHeldMs: number;

  constructor(maxHeldMs = 2_000) {
    this.#maxHeldMs = maxHeldMs;
  }

  /** Resolves when the owner holds the key's lock, or has released all of its own. */
  acquire(owner: string, key: string): Promise<void> {
    const queue = this.#queues.get(key) ?? [];
    const present = queue.find((claim) => claim.owner === owner);
    if (present) {
      return present.granted;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const claim: Claim = { owner, granted: promise, grant: resolve };
    this.#queues.set(key, [...queue, claim]);
    if (queue.length === 0) {
      this.#hold(key, claim);
    }
    return promise;
  }

  /** Gives up all that the owner holds or waits for. */
  release(owner: string): void {
    for (const [key, queue] of this.#queues) {
      for (const claim of queue.filter((candidate) => candidate.owner === owner)) {
        this.#end(key, claim);
      }
    }
  }

  #hold(key: string, claim: Claim): void {
    claim.timer = setTimeout(() => this.#end(key, claim), this.#maxHeldMs).unref();
    claim.grant();
  }

  #end(key: string, claim: Claim): void {
    clearTimeout(claim.timer);
    claim.grant();
    const [first, ...others] = this.#queues.get(key) ?? [];
    const rest = first === claim ? others : [first, ...others].filter((other) => other !== claim);
    this.#queues.set(key, rest as Claim[]);
    if (rest.length === 0) {
      this.#queues.delete(key);
    } else if (first === claim) {
      this.#hold(key, rest[0] as Claim);
    }
  }
}
