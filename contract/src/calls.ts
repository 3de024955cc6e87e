import type { ZodType } from 'zod';
import type { Filters, Item, ItemPage } from './gallery/item.ts';
import {
  adminListQuery,
  createItemBody,
  filterQuery,
  itemChange,
  listQuery,
  noQuery,
} from './gallery/item-requests.ts';
import {
  createLayoutBody,
  type DeletedLayout,
  type LayoutResponse,
  type LayoutSummary,
  type PlotChangeResponse,
  type PlotStateResponse,
  plotChange,
} from './layouts/layout.ts';
import { contactMessage, type PlainForm, plainForm } from './messages/contact-message.ts';
import {
  earlierLeadsQuery,
  type ForgottenResponse,
  knownPerson,
  type Lead,
  type LeadPage,
  leadChange,
  leadListQuery,
  spamDeletion,
} from './messages/lead.ts';
import {
  type PushBrowser,
  type PushResponse,
  type PushTestResponse,
  pushRemoval,
  pushSubscription,
} from './messages/push.ts';
import { type ValueIssue, valueChanges } from './values/values.ts';
import {
  CONTENT_MAX_BYTES,
  type ContentFile,
  type ContentResponse,
  createFileBody,
  type WebsiteResponse,
} from './website/content.ts';
import type {
  EarlierRelease,
  EarlierVersion,
  Publication,
  PublishedResponse,
} from './website/publication.ts';

export const BODY_MAX_BYTES = 16 * 1024;

/** A Tamil letter has three bytes, and a plain HTML form sends nine characters for it. */
const MESSAGE_BODY_MAX_BYTES = 64 * 1024;

export interface ApiCall {
  who: 'anyone' | 'any account' | 'the admin';
  query?: ZodType;
  body?: ZodType;
  /** A browser without JavaScript may send the body as a form. */
  form?: PlainForm;
  /** The largest body that the call takes; `BODY_MAX_BYTES` by default. */
  maxBytes?: number;
  /** The handler ends by itself; all other calls are answered within `DEADLINE_MS` of the router. */
  hasOwnDeadline?: true;
  /** Absent where the response has no body. */
  answer?: AnswerOf<unknown>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Carries the type of a call's response body; at run time the object is empty. */
interface AnswerOf<Body> {
  body?: Body;
}

const answerOf = <Body>(): AnswerOf<Body> => ({});

/**
 * Every call of the API. The router, the admin area and the tests of access are built from this
 * table. HEAD is answered wherever GET is. The function `publish` serves `/api/content/publish`,
 * the function `api` all else. Times in answers are ISO 8601, of the server's clock.
 */
export const API_CALLS = {
  'GET /api/health': { who: 'anyone', answer: answerOf<{ status: 'ok' }>() },
  'POST /api/email': {
    who: 'anyone',
    body: contactMessage,
    form: plainForm,
    maxBytes: MESSAGE_BODY_MAX_BYTES,
    answer: answerOf<{ status: 'stored' }>(),
  },
  'GET /api/session': { who: 'any account', answer: answerOf<SessionResponse>() },
  'GET /api/file': { who: 'anyone', query: listQuery, answer: answerOf<Item[]>() },
  'POST /api/file': { who: 'the admin', body: createItemBody, answer: answerOf<Item>() },
  'GET /api/file/filters': { who: 'anyone', query: filterQuery, answer: answerOf<Filters>() },
  'GET /api/file/:id': { who: 'anyone', query: noQuery, answer: answerOf<Item>() },
  'PATCH /api/file/:id': { who: 'the admin', body: itemChange, answer: answerOf<Item>() },
  'DELETE /api/file/:id': { who: 'the admin' },
  'GET /api/admin/file': {
    who: 'the admin',
    query: adminListQuery,
    answer: answerOf<ItemPage>(),
  },
  'GET /api/messages': { who: 'the admin', query: leadListQuery, answer: answerOf<LeadPage>() },
  'GET /api/messages.csv': { who: 'the admin', answer: answerOf<string>() },
  'POST /api/messages/forget': {
    who: 'the admin',
    body: knownPerson,
    answer: answerOf<ForgottenResponse>(),
  },
  'POST /api/messages/empty-spam': {
    who: 'the admin',
    body: spamDeletion,
    answer: answerOf<{ messages: number }>(),
  },
  'GET /api/messages/:id': { who: 'the admin', answer: answerOf<Lead>() },
  'PATCH /api/messages/:id': { who: 'the admin', body: leadChange, answer: answerOf<Lead>() },
  'DELETE /api/messages/:id': { who: 'the admin', answer: answerOf<Lead>() },
  'GET /api/messages/:id/earlier': {
    who: 'the admin',
    query: earlierLeadsQuery,
    answer: answerOf<LeadPage>(),
  },
  'GET /api/push': { who: 'the admin', answer: answerOf<PushResponse>() },
  'POST /api/push': { who: 'the admin', body: pushSubscription, answer: answerOf<PushBrowser>() },
  'DELETE /api/push': { who: 'the admin', body: pushRemoval },
  'POST /api/push/test': { who: 'the admin', answer: answerOf<PushTestResponse>() },
  'GET /api/content': { who: 'the admin', answer: answerOf<WebsiteResponse>() },
  'PATCH /api/content': {
    who: 'the admin',
    body: valueChanges,
    maxBytes: CONTENT_MAX_BYTES,
    answer: answerOf<ContentResponse>(),
  },
  'POST /api/content/files': {
    who: 'the admin',
    body: createFileBody,
    answer: answerOf<ContentFile>(),
  },
  'GET /api/content/files/:id': { who: 'the admin', answer: answerOf<ContentFile>() },
  'GET /api/content/publish': { who: 'the admin', answer: answerOf<Publication | null>() },
  'POST /api/content/publish': {
    who: 'the admin',
    hasOwnDeadline: true,
    answer: answerOf<PublishedResponse>(),
  },
  'GET /api/content/versions': { who: 'the admin', answer: answerOf<EarlierRelease[]>() },
  'GET /api/content/versions/:releaseId': {
    who: 'the admin',
    answer: answerOf<EarlierVersion>(),
  },
  'GET /api/layouts/:slug/plots': {
    who: 'anyone',
    query: noQuery,
    answer: answerOf<PlotStateResponse[]>(),
  },
  'GET /api/admin/layouts': { who: 'the admin', answer: answerOf<LayoutSummary[]>() },
  'GET /api/admin/deleted-layouts': { who: 'the admin', answer: answerOf<DeletedLayout[]>() },
  'POST /api/admin/layouts/:slug/restore': {
    who: 'the admin',
    answer: answerOf<LayoutResponse>(),
  },
  'POST /api/admin/layouts': {
    who: 'the admin',
    body: createLayoutBody,
    maxBytes: CONTENT_MAX_BYTES,
    answer: answerOf<LayoutResponse>(),
  },
  'GET /api/admin/layouts/:slug': { who: 'the admin', answer: answerOf<LayoutResponse>() },
  'PATCH /api/admin/layouts/:slug': {
    who: 'the admin',
    body: valueChanges,
    maxBytes: CONTENT_MAX_BYTES,
    answer: answerOf<LayoutResponse>(),
  },
  'DELETE /api/admin/layouts/:slug': { who: 'the admin' },
  'PATCH /api/admin/layouts/:slug/plots/:id': {
    who: 'the admin',
    body: plotChange,
    answer: answerOf<PlotChangeResponse>(),
  },
} satisfies Record<`${Method} /api/${string}`, ApiCall>;

export type ApiCallName = keyof typeof API_CALLS;

export type ApiResponse<Name extends ApiCallName> = (typeof API_CALLS)[Name] extends {
  answer: AnswerOf<infer Body>;
}
  ? Body
  : undefined;

export type SessionResponse =
  | { admin: true; email: string; analyticsUrl?: string }
  | { admin: false };

/** RFC 9457, served as `application/problem+json`. */
export interface Problem {
  /** Always `about:blank`: the status tells which problem it is. */
  type: string;
  title: string;
  status: number;
  detail?: string;
  errors?: ValueIssue[];
}
