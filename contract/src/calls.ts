import type { ZodType } from 'zod';
import { contactMessage } from './contact-message.ts';
import {
  type ContentFile,
  type ContentResponse,
  type ContentVersion,
  contentChange,
  createFileBody,
  type Publication,
  type PublishedResponse,
} from './content.ts';
import type { Filters, Item } from './item.ts';
import {
  createLayoutBody,
  type LayoutResponse,
  type LayoutSummary,
  type PlotChangeResponse,
  type PlotStateResponse,
  plotChange,
} from './layout.ts';
import {
  earlierQuery,
  type ForgottenResponse,
  knownPerson,
  type Lead,
  type LeadPage,
  leadChange,
  leadQuery,
  spamDeletion,
} from './lead.ts';
import { CONTENT_MAX_BYTES, MESSAGE_BODY_MAX_BYTES } from './limits.ts';
import { type PlainForm, plainForm } from './plain-form.ts';
import {
  type PushBrowser,
  type PushResponse,
  type PushTestResponse,
  pushRemoval,
  pushSubscription,
} from './push.ts';
import { createItemBody, filterQuery, itemChange, listQuery, noQuery } from './requests.ts';

export interface ApiCall {
  /** Others are answered with 401 or 403. */
  who: 'anyone' | 'any account' | 'the admin';
  query?: ZodType;
  body?: ZodType;
  /** Where a browser without JavaScript may send the body as a form. */
  form?: PlainForm;
  /** Of the body; `BODY_MAX_BYTES` where it is missing. */
  maxBytes?: number;
  answer?: unknown;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a call answers with JSON: a type only. */
const json = <Answer>() => ({}) as { answer: Answer };

/**
 * Every call of the API, HEAD with GET: the router and the tests of who may do what are built from
 * it. `publish` is a function of its own. All times are ISO 8601, of the server's clock.
 */
export const API_CALLS = {
  'GET /api/health': { who: 'anyone', ...json<{ status: 'ok' }>() },
  'POST /api/email': {
    who: 'anyone',
    body: contactMessage,
    form: plainForm,
    maxBytes: MESSAGE_BODY_MAX_BYTES,
    ...json<{ status: 'stored' }>(),
  },
  'GET /api/session': { who: 'any account', ...json<SessionResponse>() },
  'GET /api/file': { who: 'anyone', query: listQuery, ...json<Item[]>() },
  'POST /api/file': { who: 'the admin', body: createItemBody, ...json<Item>() },
  'GET /api/file/filters': { who: 'anyone', query: filterQuery, ...json<Filters>() },
  'GET /api/file/:id': { who: 'anyone', query: noQuery, ...json<Item>() },
  'PATCH /api/file/:id': { who: 'the admin', body: itemChange, ...json<Item>() },
  'DELETE /api/file/:id': { who: 'the admin' },
  'GET /api/admin/file': { who: 'the admin', ...json<Item[]>() },
  'GET /api/messages': { who: 'the admin', query: leadQuery, ...json<LeadPage>() },
  'GET /api/messages.csv': { who: 'the admin', ...json<string>() },
  'POST /api/messages/forget': {
    who: 'the admin',
    body: knownPerson,
    ...json<ForgottenResponse>(),
  },
  'POST /api/messages/empty-spam': {
    who: 'the admin',
    body: spamDeletion,
    ...json<{ messages: number }>(),
  },
  'GET /api/messages/:id': { who: 'the admin', ...json<Lead>() },
  'PATCH /api/messages/:id': { who: 'the admin', body: leadChange, ...json<Lead>() },
  'DELETE /api/messages/:id': { who: 'the admin' },
  'GET /api/messages/:id/earlier': { who: 'the admin', query: earlierQuery, ...json<LeadPage>() },
  'GET /api/push': { who: 'the admin', ...json<PushResponse>() },
  'POST /api/push': { who: 'the admin', body: pushSubscription, ...json<PushBrowser>() },
  'DELETE /api/push': { who: 'the admin', body: pushRemoval },
  'POST /api/push/test': { who: 'the admin', ...json<PushTestResponse>() },
  'GET /api/content': { who: 'the admin', ...json<ContentResponse>() },
  'PATCH /api/content': {
    who: 'the admin',
    body: contentChange,
    maxBytes: CONTENT_MAX_BYTES,
    ...json<ContentResponse>(),
  },
  'POST /api/content/files': { who: 'the admin', body: createFileBody, ...json<ContentFile>() },
  'GET /api/content/files/:id': { who: 'the admin', ...json<ContentFile>() },
  'GET /api/content/publish': { who: 'the admin', ...json<Publication | null>() },
  'POST /api/content/publish': { who: 'the admin', ...json<PublishedResponse>() },
  'GET /api/content/versions': { who: 'the admin', ...json<ContentVersion[]>() },
  'POST /api/content/versions/:version/restore': { who: 'the admin', ...json<ContentResponse>() },
  'GET /api/layouts/:slug/plots': {
    who: 'anyone',
    query: noQuery,
    ...json<PlotStateResponse[]>(),
  },
  'GET /api/admin/layouts': { who: 'the admin', ...json<LayoutSummary[]>() },
  'POST /api/admin/layouts': {
    who: 'the admin',
    body: createLayoutBody,
    maxBytes: CONTENT_MAX_BYTES,
    ...json<LayoutResponse>(),
  },
  'GET /api/admin/layouts/:slug': { who: 'the admin', ...json<LayoutResponse>() },
  'PATCH /api/admin/layouts/:slug': {
    who: 'the admin',
    body: contentChange,
    maxBytes: CONTENT_MAX_BYTES,
    ...json<LayoutResponse>(),
  },
  'DELETE /api/admin/layouts/:slug': { who: 'the admin' },
  'PATCH /api/admin/layouts/:slug/plots/:number': {
    who: 'the admin',
    body: plotChange,
    ...json<PlotChangeResponse>(),
  },
} satisfies Record<`${Method} /api/${string}`, ApiCall>;

export type ApiCallName = keyof typeof API_CALLS;

/** Undefined: the response has no body. */
export type ApiResponse<Name extends ApiCallName> = (typeof API_CALLS)[Name] extends {
  answer: infer Answer;
}
  ? Answer
  : undefined;

export type SessionResponse =
  | { admin: true; email: string; analyticsUrl?: string }
  | { admin: false };

/** RFC 9457, served as `application/problem+json`. */
export interface Problem {
  /** `about:blank`: the status says it all. */
  type: string;
  title: string;
  status: number;
  detail?: string;
  errors?: { path: string; message: string }[];
}
