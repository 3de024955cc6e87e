import { fold, searchWords } from '@theni/content/places';
import {
  dayOf,
  digitsOf,
  email,
  type Lead,
  type LeadListQuery,
  type LeadPage,
  PHONE_DIGITS_MIN,
  readPhone,
  withLatinDigits,
} from '@theni/contract';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { type StoredLead, toLead } from './stored-lead.ts';

const LEADS_A_PAGE = 50;
/** A search reads so many a call, because Firestore finds no words. */
const SEARCH_READS = 300;

/** So many are in memory at once: each may have 15 KB. */
const CSV_READS = 500;

/** A message that the next page begins after. */
type Last = Pick<Lead, 'id' | 'createdAt'>;

/** The owner's lists of `messages`. Each query names its index of `firestore.indexes.json`. */
export class LeadLists {
  readonly #leads: Query;

  constructor(firestore: Firestore) {
    this.#leads = firestore.collection('messages');
  }

  /** Newest first. @param after the last one of the page before */
  async page({ list, search }: LeadListQuery, after?: Last): Promise<LeadPage> {
    // folder, createdAt descending
    const ofList = list === 'all' ? this.#leads : this.#leads.where('folder', '==', list);
    if (search === undefined) return listPage(ofList, after);
    const keys = keysIn(search);
    // contactKeys, folder, createdAt descending
    const sent = keys.length > 0 && sentBy(keys, ofList);
    if (sent && (await read(newestFirst(sent).limit(1))).length > 0) return listPage(sent, after);
    // Of a number or address that has sent nothing, each page is searched for texts that name it.
    const leads = await read(newestFirst(ofList, after).limit(SEARCH_READS));
    const found = leads.filter(matcher(search));
    const page = found.slice(0, LEADS_A_PAGE);
    const hasMore = found.length > LEADS_A_PAGE;
    const last = hasMore ? page.at(-1) : leads.at(-1);
    return {
      messages: page.map(toLead),
      next: (hasMore || leads.length === SEARCH_READS) && last ? last.id : null,
      ...(last && { searchedBackTo: last.createdAt }),
    };
  }

  /**
   * Open leads whose next step is for today or an earlier day, the earliest day first. Of very many
   * the others stand where they are, among the open leads.
   */
  async withNextStepBy(now: Date): Promise<Lead[]> {
    // folder, nextStepOn
    const open = this.#leads.where('folder', '==', 'open');
    const found = open.where('nextStepOn', '<=', dayOf(now)).orderBy('nextStepOn');
    return (await read(found.limit(LEADS_A_PAGE))).map(toLead);
  }

  /** What the same number or address has sent before. */
  earlier({ contactKeys }: StoredLead, after: Last): Promise<LeadPage> {
    return listPage(sentBy(contactKeys, this.#leads), after);
  }

  /** All leads but spam and deleted ones, page by page: the open ones, then the others. */
  async *all(): AsyncGenerator<Lead[]> {
    for (const folder of ['open', 'done'])
      for (let last: Last | undefined, isMore = true; isMore; ) {
        // folder, createdAt descending
        const ofFolder = this.#leads.where('folder', '==', folder);
        const leads = await read(newestFirst(ofFolder, last).limit(CSV_READS));
        yield leads;
        last = leads.at(-1);
        isMore = leads.length === CSV_READS;
      }
  }
}

function newestFirst(query: Query, after?: Last): Query {
  const inOrder = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  return after ? inOrder.startAfter(after.createdAt, after.id) : inOrder;
}

async function read(query: Query): Promise<StoredLead[]> {
  return (await query.get()).docs.map((record) => record.data() as StoredLead);
}

async function listPage(query: Query, after?: Last): Promise<LeadPage> {
  // One more tells whether there is another page.
  const leads = await read(newestFirst(query, after).limit(LEADS_A_PAGE + 1));
  const page = leads.slice(0, LEADS_A_PAGE);
  const last = leads.length > LEADS_A_PAGE ? page.at(-1) : undefined;
  return { messages: page.map(toLead), next: last?.id ?? null };
}

function sentBy(contactKeys: string[], leads: Query): Query {
  // contactKeys, createdAt descending
  return leads.where('contactKeys', 'array-contains-any', contactKeys);
}

/** The contact keys in a search that is a whole number or address. */
function keysIn(search: string): string[] {
  const address = email.safeParse(search.trim()).data;
  if (address !== undefined) return [address.toLowerCase()];
  const number = readPhone(search);
  return number === undefined ? [] : [number];
}

/** Tells which messages have all words of a search somewhere, in whatever script and capitals. */
function matcher(search: string): (message: StoredLead) => boolean {
  const words = searchWords(withLatinDigits(search));
  // A number is stored as E.164; people dial a zero before it.
  const digits = digitsOf(search).replace(/^0+/, '');
  return (message) => {
    const text = fold(withLatinDigits(textOf(message)));
    if (words.every((word) => text.includes(word))) return true;
    return digits.length >= PHONE_DIGITS_MIN && text.includes(digits);
  };
}

function textOf(lead: StoredLead): string {
  const { name, email = '', phone = '', message, services, layout, plot, note } = lead;
  const texts = [name, email, phone, phone.replace(/\D/g, ''), message, layout, plot, note];
  return [...texts, ...Object.values(services)].join('\n');
}
